/** Output path of src/app/start/worker.ts. */
const WORKER = '/sw.js'

/** Time in ms without a response after which a page counts as complete. */
const QUIET = 500

/**
 * Registers the service worker that caches the page and the settings, once the page is complete. If it fails, the next
 * load is only slower.
 */
export function keepPage(): void {
  const keep = () => {
    loading.disconnect()
    navigator.serviceWorker?.register(WORKER).catch(() => undefined)
  }
  let waiting = setTimeout(keep, QUIET)
  const loading = new PerformanceObserver(() => {
    clearTimeout(waiting)
    waiting = setTimeout(keep, QUIET)
  })
  loading.observe({ type: 'resource' })
}

/** Clears the cached page, so that the next load gets the newest version. */
export const forgetPage = (): Promise<unknown> =>
  globalThis.caches?.delete('page').catch(() => false) ?? Promise.resolve()

/** Unregisters the service worker a production build at this origin may have left behind. */
export const stopKeepingPages = async (): Promise<void> => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (worker.active?.scriptURL.endsWith(WORKER)) await worker.unregister()
  }
}
