// Talks with a table in a frame; docs/embedding.md lists what can be said.
const frame = document.querySelector("#frame");
const told = document.querySelector("#told");
const address = new URL(frame.dataset.address);
address.searchParams.set("parent", location.origin);

addEventListener("message", ({ origin, source, data }) => {
  if (origin !== address.origin || source !== frame.contentWindow) return;
  if (data.trapezi === "height") frame.style.height = `${data.height}px`;
  if (data.trapezi === "move") told.textContent = `Moves played: ${data.detail.reply.moves_played}`;
  if (data.trapezi === "over") told.textContent = "The match is over.";
  if (data.trapezi === "problem") told.textContent = data.detail.problem;
});
document.querySelector("#new").addEventListener("click", () => {
  const seed = String(Math.floor(Math.random() * 1e9));
  frame.contentWindow.postMessage({ trapezi: "new", attributes: { seed } }, address.origin);
  told.textContent = "Nothing played yet.";
});
frame.src = address.href;
