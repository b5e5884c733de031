/** Where the build puts src/app/start/worker.ts. */
const WORKER = '/sw.js'

/** Keeps the page and the settings on this device for the next visit. Where that is not possible, it is only slower. */
export const keepPage = (): Promise<unknown> =>
  navigator.serviceWorker?.register(WORKER).catch(() => undefined) ?? Promise.resolve()

/** The next load gets the newest version. */
export const forgetPage = (): Promise<unknown> =>
  globalThis.caches?.delete('page').catch(() => false) ?? Promise.resolve()

/** A built portal at this address may have left its service worker, which would go on showing it. */
export const stopKeepingPages = async (): Promise<void> => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (worker.active?.scriptURL.endsWith(WORKER)) await worker.unregister()
  }
}
