/** Files that another app shares with the portal: the service worker holds them in memory until the page asks. */

/** Where a device posts them (`share_target` of the manifests). */
export const SHARE_ACTION = '/add-document'
/** The field of the form that holds them. */
export const SHARE_FIELD = 'files'
/** The end of the address of a page that is to ask for them. */
export const SHARED = '#shared-document'

/** Of the pages kept on this device, those of one person stay: who is signed in now, or none. */
export type WorkerRequest = 'takeSharedFiles' | 'forgetSharedFiles' | { keepPagesOf?: string | undefined }

/** A worker that is being replaced may never answer. */
const ANSWER_WITHIN = 3000

const worker = async (): Promise<ServiceWorker | null | undefined> =>
  navigator.serviceWorker?.controller ?? (await navigator.serviceWorker?.getRegistration())?.active

/** The shared files, once: none if the worker no longer has them, or if there is no worker. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  const from = await worker().catch(() => undefined)
  if (!from) return []
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => done(data))
    port1.start()
    setTimeout(done, ANSWER_WITHIN, [])
    from.postMessage('takeSharedFiles' satisfies WorkerRequest, [port2])
  })
}
