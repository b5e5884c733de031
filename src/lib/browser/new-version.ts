import { forgetPage } from './kept-page.ts'

/**
 * Storage key: when the page was last reloaded because of a missing chunk. One reload is enough to get the new
 * version.
 */
const RELOADED = 'reloadedForNewVersion'
const PAUSE = 30_000

/** Rate-limits reloads. */
const mayReload = () => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < PAUSE) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false // Without storage, repeated reloads could not be detected.
  }
}

/** Whether unsaved input would be lost, according to the beforeunload handlers. */
const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function reload() {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (!ok || !mayReload()) return
  await forgetPage()
  location.reload()
  await new Promise(() => undefined) // This page is gone.
}

let reloading: Promise<void> | undefined

/** Resolves when no reload is on its way: until then a missing chunk is no failure to show. */
export const unlessReloading = () => reloading

/**
 * A deployment removed chunks this page still needs: reloads to get the new version, but not repeatedly, and
 * not with unsaved input, since the import may be a mere preload. Offline imports fail too: then the page must
 * stay. The component that needs the chunk shows the error itself.
 */
export function handleMissingChunk(): void {
  if (isUnsaved()) dispatchEvent(new Event('newversion'))
  else reloading = reload().catch(() => undefined)
}
