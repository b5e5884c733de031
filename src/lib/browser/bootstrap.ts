import { forgetPage } from './kept-page.ts'

/**
 * Runs before anything else. Trusted Types are enforced (design/quality 1): libraries may insert text without
 * markup, scripts load from our own assets only, and everything else is rejected.
 */
type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown
}
declare global {
  var trustedTypes: TrustedTypes | undefined
}

const markup = /[<&]/

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text: string) => {
    if (markup.test(text)) throw new TypeError('Markup is not written into the page.')
    return text
  },
  createScriptURL: (address: string) => {
    const url = new URL(address, location.href)
    if (url.origin !== location.origin) throw new TypeError('Scripts come from this portal only.')
    return url.href
  },
  createScript: () => null,
})

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

// A deployment removed chunks this page still needs: reloads to get the new version, but not repeatedly, and
// not with unsaved input, since the import may be a mere preload. Offline imports fail too: then the page must
// stay. The component that needs the chunk shows the error itself.
addEventListener('vite:preloadError', () => {
  if (isUnsaved()) return void dispatchEvent(new Event('newversion'))
  const page = fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  page.then(
    ({ ok }) => ok && mayReload() && forgetPage().finally(() => location.reload()),
    () => undefined,
  )
})
