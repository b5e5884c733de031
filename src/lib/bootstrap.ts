import { forgetPage } from './kept-page.ts'

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

/** Whether the page may be loaded anew now; says so at most once in a while. */
const mayReload = () => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < PAUSE) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false // Without storage we could not tell the second time from the first.
  }
}

/** Whether something typed would be lost: whoever asks before the page closes asks now as well. */
const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

// A deployment took away the parts that this page would still load: get the new version, but not over and over, and not
// while something is unsaved, since a part may only be fetched ahead. A lost connection takes parts away too: then there
// is no page to get, and what is on the screen must stay. Whoever waits for the part is told by its own place on the page.
addEventListener('vite:preloadError', () => {
  if (isUnsaved()) return void dispatchEvent(new Event('newversion'))
  const page = fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  page.then(
    ({ ok }) => ok && mayReload() && forgetPage().finally(() => location.reload()),
    () => undefined,
  )
})
