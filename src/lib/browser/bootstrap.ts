import { handleMissingChunk } from './new-version.ts'

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

addEventListener('vite:preloadError', handleMissingChunk)
