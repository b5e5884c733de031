import { linkManifest } from '#src/lib/browser/app-manifest.ts'
import { WORKER } from '#src/lib/browser/kept-page.ts'
import type { WorkerRequest } from '#src/lib/browser/shared-files.ts'
import type { Session } from '#src/session/session.ts'

/** Registers the service worker that caches the page and the settings. If it fails, the next load is only slower. */
const keepPage = () => void navigator.serviceWorker?.register(WORKER).catch(() => undefined)

const clearBadge = () => void navigator.clearAppBadge?.().catch(() => undefined)

/** The code of the badge is loaded for the installed portal only. */
async function countOpenTasks(): Promise<void> {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return
  const { badgeOpenTasks } = await import('#src/features/journeys/home/open-count.ts')
  badgeOpenTasks()
}

const tell = (request: WorkerRequest) =>
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(request, []))

/**
 * For the next visit: the page on the device, and the portal as an app. Its icon shows the number of open tasks. Whoever
 * leaves takes that number along, a file that the service worker still holds, and the pages kept for reading offline;
 * those survive a timeout, unless someone else signs in. A file shared before sign-in waits.
 */
export function prepareNextVisit({
  state,
  wasLeft,
  subject,
}: Pick<Session, 'state' | 'wasLeft' | 'subject'>) {
  keepPage()
  linkManifest()
  const follow = () => {
    if (state.get() === 'authenticated') {
      countOpenTasks().catch(() => undefined)
      tell({ keepPagesOf: subject() })
    }
    if (state.get() !== 'notAuthenticated') return
    clearBadge()
    if (wasLeft()) tell({})
  }
  follow()
  state.subscribe(() => {
    follow()
    if (state.get() === 'notAuthenticated') tell('forgetSharedFiles')
  })
}
