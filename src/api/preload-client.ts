/** Loads the HTTP client in parallel with the page's code, unless the first calls were made early. */
export function preloadClient(): void {
  if (!globalThis.portageEarly?.sent) import('./client.ts').catch(() => undefined)
}
