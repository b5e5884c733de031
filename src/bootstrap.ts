/**
 * Runs before anything else. Trusted Types are on (design/quality 1): text without markup may pass where a library
 * writes into the page, scripts come from our own assets only, and everything else is refused.
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

/** When the page was last loaded because of a missing part of it: once is enough to get the new version. */
const RELOADED = 'reloadedForNewVersion'
const PAUSE = 30_000

// A deploy took away the parts that this page would still load: get the new version, but not over and over.
addEventListener('vite:preloadError', (event) => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < PAUSE) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    return // Without storage we could not tell the second time from the first.
  }
  event.preventDefault()
  location.reload()
})
