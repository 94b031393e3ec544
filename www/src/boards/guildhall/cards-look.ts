import { css } from "lit";

/** Guildhall's cards and the states of what can be touched. */
export const cardsLook = css`
  .faces .r { --c: var(--ribbon-r); } .faces .b { --c: var(--ribbon-b); } .faces .g { --c: var(--ribbon-g); }
  .faces .y { --c: var(--ribbon-y); } .faces .p { --c: var(--ribbon-p); }
  .faces .card, .faces .hand-card, .faces .vp { position: relative; display: block; flex: none; color: var(--card-ink); --cut: var(--card-lo); }
  .faces .card { --w: calc(var(--h) * .742); width: var(--w); height: var(--h); border-radius: calc(var(--h) * .08);
    background: radial-gradient(closest-side at 50% 72%, var(--card-light), transparent), linear-gradient(color-mix(in srgb, var(--c, var(--line)) 42%, var(--card-hi)) 40%, var(--card-lo));
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--card-edge) 70%, transparent), 0 2px 4px #0007; }
  .faces .face { width: 100%; height: 100%; border-radius: inherit; }
  .faces .card.ghost { background: #0003; box-shadow: none; outline: 2px dashed #f2dfb588; outline-offset: -2px; }
  .faces .card.ghost .face { opacity: .4; }
  .faces .current { outline: 3px solid var(--chosen-ring); outline-offset: 1px; }

  .faces .look { display: contents; }
  .faces .target { transition: translate .18s ease-out, filter .18s ease-out; }
  .faces .target[data-state="legal"], .choice[data-state="legal"] { outline: 3px dashed var(--go-ring); outline-offset: 1px; z-index: 2;
    box-shadow: 0 0 0 1px var(--go-edge), 0 0 0 4px var(--go-ground), 0 0 14px 5px var(--go-glow); }
  @media (hover: hover) { .faces .target[data-state="legal"]:hover { outline-style: solid; translate: 0 -5px; } }
  .faces .target[data-state="legal"]:focus-visible { outline: 4px solid var(--go-ring);
    box-shadow: 0 0 0 6px var(--go-edge), 0 0 18px 7px var(--go-glow); translate: 0 -5px; z-index: 4; }
  .faces .target[data-state="picked"] { outline: 4px solid var(--chosen-ring); outline-offset: 1px; translate: 0 -6px; z-index: 3;
    box-shadow: 0 0 0 6px var(--chosen-edge), 0 0 16px 5px var(--chosen-glow); }
  .faces .target[data-state="off"]:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; z-index: 4; }
  /* at the left edge, which shows of a card that another one covers */
  .faces .number, .choice .number { position: absolute; left: -8px; top: -9px; z-index: 5; min-width: 24px; height: 24px; border-radius: 99px; background: #a85f0c; color: #fff;
    font: 700 14px/24px var(--ui); text-align: center; box-shadow: 0 0 0 2px #fff3d6; }
  .faces .number.hint, .choice .number.hint { background: #1f6c9c; }
  .faces .was { position: absolute; left: -6px; bottom: -5px; width: 22px; height: 22px; filter: drop-shadow(0 0 2px #fff); z-index: 3; }

  .faces .vp { --coin: min(58px, calc(var(--vp-h) - 54px)); width: var(--vp-w); height: var(--vp-h); border-radius: 7px; text-align: center; box-shadow: 0 0 0 1px #9a7a3f, 0 2px 5px #0006; display: grid; grid-template-rows: 24px minmax(0, 1fr) minmax(24px, auto); color: var(--card-ink);
    background: linear-gradient(160deg, var(--card-hi), var(--card-lo)); }
  .faces .vp::after { content: ""; position: absolute; inset: 3px; border: 1px solid #c9982f; border-radius: 5px; pointer-events: none; }
  .vp b { font-size: 32px; line-height: 1; align-self: center; justify-self: center; display: grid; place-items: center; width: var(--coin, 54px); height: var(--coin, 54px); color: #3c2603; border-radius: 50%;
    background: radial-gradient(circle, #fff3cf 0, #f6d98c 62%, #b98423 66% 72%, transparent 74%); }
  .vp i { font-style: normal; font-size: 13px; line-height: 1.05; align-self: center; padding: 0 4px 4px; overflow-wrap: anywhere; }
  .vp .cost { display: flex; gap: 3px; padding: 6px 0 0 8px; }
  .vp .cost svg { width: 16px; height: 20px; }
  .mini-vp { position: relative; display: grid; place-items: center; width: 44px; height: 52px; border-radius: 5px; color: #3c2603; flex: none;
    background: radial-gradient(circle, #fbe7ae 0 12px, #c9982f 12.5px 13.5px, var(--card-lo) 14.5px); box-shadow: 0 0 0 1px #9a7a3f, 0 2px 3px #0005; }
  .mini-vp b { font-size: 20px; font-weight: 800; }

  .faces .hand-card { width: var(--hw); height: var(--hh); border-radius: 9px; overflow: visible;
    background: radial-gradient(56% 34% at 50% 40%, var(--card-light) 30%, transparent), linear-gradient(color-mix(in srgb, var(--c) 45%, var(--card-hi)) 34%, var(--card-lo) 66%, color-mix(in srgb, var(--card-lo) 92%, #000));
    box-shadow: 0 0 0 1px var(--card-edge), 0 3px 7px #0007; }
  .hand-card .ribbon { position: absolute; inset: 0 0 auto; width: 100%; height: 30%; border-radius: 9px 9px 0 0; }
  .hand-card .emblem { position: absolute; left: 50%; top: 31%; width: 25%; height: 25%; min-width: 40px; translate: -50%; }
  .hand-card .name { position: absolute; inset: 56.5% 0 auto; text-align: center; font-size: clamp(15px, calc(var(--hw) * .16), 21px); line-height: 1; }
  .hand-card .lines { position: absolute; inset: 69% 5px auto 9px; display: grid; font-size: 13px; line-height: 16px; white-space: nowrap; overflow: hidden; }
  .hand-card .line { display: flex; overflow: hidden; text-overflow: clip; }
  .hand-card .line b { flex: none; width: 15px; color: var(--card-level); }
  .hand-card .line.far { color: var(--card-ink-2); opacity: .8; }
  .hand.choosing .hand-card[data-state="off"] { filter: brightness(.68) saturate(.65); }
  .hand.deciding:not(.choosing) .hand-card[data-state="off"] { filter: brightness(.86) saturate(.9); }
  .faces .hand-card[data-state="legal"] { outline-width: 2px; box-shadow: 0 0 0 1px var(--go-edge), 0 0 0 3px var(--go-ground), 0 0 10px 3px var(--go-glow); }
`;
