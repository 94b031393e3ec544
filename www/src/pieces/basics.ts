/** What every screen uses: seat discs (a colour and a mark each), meeple, coin, card back, interface icons. */
export const basics = /* svg */ `
<linearGradient id="round" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>
<linearGradient id="up" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".32"/></linearGradient>
<symbol id="rim" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="url(#round)"/><circle cx="16" cy="16" r="13.7" fill="none" stroke="#0004" stroke-width="1.6"/><path d="M3.8 11a13 13 0 0 1 24.4 0" fill="none" stroke="#fff8" stroke-width="1.5" stroke-linecap="round"/></symbol>
<symbol id="seat-blue" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-blue)"/><use href="#rim"/><g fill="#fff8e6"><circle cx="16" cy="16" r="6.6"/></g></symbol>
<symbol id="seat-vermilion" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-vermilion)"/><use href="#rim"/><g fill="#fff8e6"><path d="M16 8.2 24 22.4H8z"/></g></symbol>
<symbol id="seat-green" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-green)"/><use href="#rim"/><g fill="#fff8e6"><rect x="9.7" y="9.7" width="12.6" height="12.6" rx="1"/></g></symbol>
<symbol id="seat-amber" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-amber)"/><use href="#rim"/><g fill="#fff8e6"><path d="M16 7.2 23.8 16 16 24.8 8.2 16z"/></g></symbol>
<symbol id="seat-violet" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-violet)"/><use href="#rim"/><g fill="#fff8e6"><path d="m16 7 2.6 6 6.4.5-4.9 4.2 1.5 6.3L16 20.6 10.4 24l1.5-6.3L7 13.5l6.4-.5z"/></g></symbol>
<symbol id="seat-slate" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="var(--seat-slate)"/><use href="#rim"/><g fill="#fff8e6"><path d="M13.2 8h5.6v5.2H24v5.6h-5.2V24h-5.6v-5.2H8v-5.6h5.2z"/></g></symbol>
<symbol id="meeple" viewBox="0 0 64 66"><path d="M32 4c-6.5 0-10 4.8-9.6 10 .2 2.6 1.2 4.4 2.4 5.9C18.5 21.5 6 26.5 4.6 32c-.9 3.6 1.7 5.5 4.8 5.5h7.8c-.3 6.5-5.4 13.5-8 18.5-1.5 3 .2 5 3 5h12.6c2 0 2.7-1.3 3.3-3l2.2-6.5c.6-1.7 2.8-1.7 3.4 0l2.2 6.5c.6 1.7 1.3 3 3.3 3h12.6c2.8 0 4.5-2 3-5-2.6-5-7.7-12-8-18.5h7.8c3.1 0 5.7-1.9 4.8-5.5C58 26.5 45.5 21.5 39.2 19.9c1.2-1.5 2.2-3.3 2.4-5.9C42 8.8 38.5 4 32 4z" fill="#0005" transform="translate(0 3)"/><path d="M32 4c-6.5 0-10 4.8-9.6 10 .2 2.6 1.2 4.4 2.4 5.9C18.5 21.5 6 26.5 4.6 32c-.9 3.6 1.7 5.5 4.8 5.5h7.8c-.3 6.5-5.4 13.5-8 18.5-1.5 3 .2 5 3 5h12.6c2 0 2.7-1.3 3.3-3l2.2-6.5c.6-1.7 2.8-1.7 3.4 0l2.2 6.5c.6 1.7 1.3 3 3.3 3h12.6c2.8 0 4.5-2 3-5-2.6-5-7.7-12-8-18.5h7.8c3.1 0 5.7-1.9 4.8-5.5C58 26.5 45.5 21.5 39.2 19.9c1.2-1.5 2.2-3.3 2.4-5.9C42 8.8 38.5 4 32 4z" fill="currentColor"/><path d="M32 4c-6.5 0-10 4.8-9.6 10 .2 2.6 1.2 4.4 2.4 5.9C18.5 21.5 6 26.5 4.6 32c-.9 3.6 1.7 5.5 4.8 5.5h7.8c-.3 6.5-5.4 13.5-8 18.5-1.5 3 .2 5 3 5h12.6c2 0 2.7-1.3 3.3-3l2.2-6.5c.6-1.7 2.8-1.7 3.4 0l2.2 6.5c.6 1.7 1.3 3 3.3 3h12.6c2.8 0 4.5-2 3-5-2.6-5-7.7-12-8-18.5h7.8c3.1 0 5.7-1.9 4.8-5.5C58 26.5 45.5 21.5 39.2 19.9c1.2-1.5 2.2-3.3 2.4-5.9C42 8.8 38.5 4 32 4z" fill="url(#up)"/><path d="M24 13c.4-4.5 3.8-7.5 8-7.5s7.6 3 8 7.5M8 32.5c2.5-4.5 11-8 17-10M56 32.5c-2.5-4.5-11-8-17-10" fill="none" stroke="#fff7" stroke-width="1.8" stroke-linecap="round"/></symbol>
<symbol id="coin" viewBox="0 0 40 40"><circle cx="20" cy="21" r="18.5" fill="#0005"/><circle cx="20" cy="20" r="18.5" fill="#d9a63c"/><circle cx="20" cy="20" r="18.5" fill="url(#round)"/><circle cx="20" cy="20" r="14.8" fill="#f2d078"/><circle cx="20" cy="20" r="14.8" fill="none" stroke="#9a6c17" stroke-width="1.4" stroke-dasharray="1.6 2.270"/></symbol>
<pattern id="cloth" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 0 8 4 4 8 0 4z" fill="#2a5273"/></pattern>
<symbol id="card-back" viewBox="0 0 46 62"><rect width="46" height="62" rx="5" fill="#f7eedb"/><rect x="2.5" y="2.5" width="41" height="57" rx="3.5" fill="#1d3f5b"/><rect x="2.5" y="2.5" width="41" height="57" rx="3.5" fill="url(#cloth)"/><rect x="5" y="5" width="36" height="52" rx="2" fill="none" stroke="#e8bf62" stroke-width="1.2"/><circle cx="23" cy="31" r="11.5" fill="#1d3f5b" stroke="#e8bf62" stroke-width="1.2"/><path d="M14.5 27.5h17M17.5 27.5 16 37M28.5 27.5 30 37M17 32.5h12" transform="translate(0 -.5)" stroke="#f3dfae" stroke-width="1.8" stroke-linecap="round" fill="none"/></symbol>
<symbol id="i-back" viewBox="0 0 24 24"><path d="M15 4 7 12l8 8"/></symbol>
<symbol id="i-forward" viewBox="0 0 24 24"><path d="m9 4 8 8-8 8"/></symbol>
<symbol id="i-chart" viewBox="0 0 24 24"><path d="M4 4v16h16M7 15l4-5 3 3 5-7"/></symbol>
<symbol id="i-link" viewBox="0 0 24 24"><path d="m9.500 14.500 5-5M11 7l2.500-2.500a4.200 4.200 0 0 1 6 6L17 13M13 17l-2.500 2.500a4.200 4.200 0 0 1-6-6L7 11"/></symbol>
<symbol id="i-wide" viewBox="0 0 24 24"><path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/></symbol>
<symbol id="i-undo" viewBox="0 0 24 24"><path d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9"/></symbol>
<symbol id="i-hint" viewBox="0 0 24 24"><path d="M9 18h6M10 21h4M8 14.5A6.5 6.5 0 1 1 16 14.5c-.8.8-1 1.5-1 3H9c0-1.5-.2-2.2-1-3z"/></symbol>
<symbol id="i-menu" viewBox="0 0 24 24"><path d="M4 7h16M4 12h16M4 17h16"/></symbol>
<symbol id="i-x" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18"/></symbol>
<symbol id="i-ok" viewBox="0 0 24 24"><path d="m5 12.5 5 5L19.5 7"/></symbol>
<symbol id="i-dice" viewBox="0 0 24 24"><rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M8.5 8.5h0M15.5 8.5h0M12 12h0M8.5 15.5h0M15.5 15.5h0" stroke-width="3"/></symbol>
<symbol id="i-play" viewBox="0 0 24 24"><path d="M8 5v14l11-7z" fill="currentColor"/></symbol>
<symbol id="i-pause" viewBox="0 0 24 24"><path d="M8.500 5.500v13M15.500 5.500v13" stroke-width="3.500"/></symbol>
<symbol id="i-step-on" viewBox="0 0 24 24"><path d="m9 5 7 7-7 7"/></symbol>
<symbol id="i-step-back" viewBox="0 0 24 24"><path d="m15 5-7 7 7 7"/></symbol>
<symbol id="i-last" viewBox="0 0 24 24"><path d="m6 5 7 7-7 7M17.500 5v14"/></symbol>
<symbol id="i-first" viewBox="0 0 24 24"><path d="m18 5-7 7 7 7M6.500 5v14"/></symbol>
<symbol id="i-replay" viewBox="0 0 24 24"><path d="M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 4v4h4M12 8v4.500l3 2"/></symbol>
<symbol id="i-branch" viewBox="0 0 24 24"><path d="M6 4v16M6 13c0-4 8-3 11-7M13.500 5.500 17.200 5.700 17.600 9.500"/></symbol>
<symbol id="i-share" viewBox="0 0 24 24"><path d="M10 14 14 10M8.500 11 6 13.500a3.500 3.500 0 0 0 5 5L13.500 16M15.500 13l2.500-2.500a3.500 3.500 0 0 0-5-5L10.500 8"/></symbol>
<symbol id="i-bot" viewBox="0 0 24 24"><rect x="5" y="9" width="14" height="10" rx="2.500"/><path d="M12 9V5M12 4.500h0M9.500 14h0M14.500 14h0" stroke-width="2.600"/></symbol>
<symbol id="i-full" viewBox="0 0 24 24"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/></symbol>
<symbol id="i-file" viewBox="0 0 24 24"><path d="M4 7h6l2 3h8v9H4z"/></symbol>
<symbol id="i-moon" viewBox="0 0 24 24"><path d="M19 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9 10z"/></symbol>
<symbol id="i-info" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5h0" stroke-width="2.6"/></symbol>
<symbol id="i-eye" viewBox="0 0 24 24"><path d="M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 20 20 4"/></symbol>
<symbol id="i-redo" viewBox="0 0 24 24"><path d="m16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h4"/></symbol>
<symbol id="i-sun" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.700 1.700M5.300 18.700 7 17M17 7l1.700-1.700"/></symbol>
<symbol id="i-help" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M9.300 9.500a2.700 2.700 0 1 1 4.200 2.300c-1 .65-1.500 1.200-1.500 2.200M12 17.200h0" /></symbol>
<symbol id="i-log" viewBox="0 0 24 24"><path d="M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6"/></symbol>
<symbol id="i-large" viewBox="0 0 24 24"><path d="M4 10V4h6M20 14v6h-6M4 4l7 7M20 20l-7-7"/></symbol>
<symbol id="i-plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
<symbol id="i-bin" viewBox="0 0 24 24"><path d="M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500"/></symbol>
<symbol id="i-save" viewBox="0 0 24 24"><path d="M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14"/></symbol>
<symbol id="i-skip" viewBox="0 0 24 24"><path d="m5 6 7 6-7 6zM13 6l7 6-7 6z"/></symbol>
<symbol id="i-crown" viewBox="0 0 38 26"><path d="M3 24 1 6l10 8 8-13 8 13 10-8-2 18z" fill="#f0bf4c" stroke="#8a5a12" stroke-width="1.5" stroke-linejoin="round"/></symbol>
`;
