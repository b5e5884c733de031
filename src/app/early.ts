/**
 * Inlined in index.html and runs before the portal's code: preloads the first screen's files and sends its first requests,
 * so that they load in parallel with the code.
 */
import { askEarly } from '#src/api/early-answers.ts'
import { clientsInUse, storedSession } from '#src/auth/cognito/stored-session.ts'
import type { Config } from '#src/flags/config-schema.ts'
import { fetchConfig } from '#src/flags/fetch-config.ts'
import { readLanguageCookie } from '#src/i18n/language-cookie.ts'
import { defaultLocale } from '#src/i18n/locale.ts'
import { earlyCalls } from './early-calls.ts'

/** The files of this build for sign-in, for every other page and for the home page, by language (scripts/vite/early.ts). */
declare const EARLY_FILES: Record<'signIn' | 'page' | 'home', Record<string, readonly string[]>>

const locale = readLanguageCookie() ?? defaultLocale
const { pathname } = location
const isHome = /^\/(patient(\/organizations\/[\da-f-]{36})?\/?)?$/.test(pathname)
/** Pages for strangers load little, and their own. */
const isPortal = !/^\/(share|guest|accept|__)/.test(pathname)
const isSignedIn = clientsInUse().length > 0

function loadFiles(files: readonly string[]) {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (link.rel === 'preload') link.as = 'style'
    // As the style sheets ask for it; else the file is loaded twice.
    link.crossOrigin = 'anonymous'
    link.href = file
    document.head.append(link)
  }
}

/** The settings that the host wrote into the page; without them, those of the file. */
const written = document.getElementById('settings')?.textContent
const config = written ? Promise.resolve(written).then((text) => JSON.parse(text) as Config) : fetchConfig()
globalThis.portageEarly = { config }
if (isPortal) loadFiles(EARLY_FILES[isSignedIn ? (isHome ? 'home' : 'page') : 'signIn'][locale] ?? [])
config
  .then(({ api, identity, island }) => {
    const token = storedSession(identity.userPoolClientId)?.accessToken
    if (token && isPortal) askEarly(api.baseUrl, { token, locale, island }, earlyCalls(pathname))
  })
  .catch(() => undefined)
