/** Output path of src/app/start/worker.ts. */
export const WORKER = '/sw.js'

/** Clears the cached page, so that the next load gets the newest version. */
export const forgetPage = (): Promise<unknown> =>
  globalThis.caches?.delete('page').catch(() => false) ?? Promise.resolve()

/** Unregisters the service worker a production build at this origin may have left behind. */
export const stopKeepingPages = async (): Promise<void> => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (worker.active?.scriptURL.endsWith(WORKER)) await worker.unregister()
  }
}
