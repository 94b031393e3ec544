/**
 * Starts a module worker wherever the page's files come from. A browser starts a worker only from the site that the
 * page is of; elsewhere a script of this page's own fetches it. webpack knows this function by its name and makes a file
 * of what the address names.
 */
export function openWorker(address: URL, options: WorkerOptions): Worker {
  if (address.origin === location.origin) return new Worker(address, options);
  const shim = URL.createObjectURL(new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }));
  const worker = new Worker(shim, options);
  // it has been fetched once the first message comes; until then the address must live
  worker.addEventListener("message", () => URL.revokeObjectURL(shim), { once: true });
  return worker;
}
