/**
 * Inlined in index.html and runs before the portal's code: preloads the first screen's files and sends its first requests,
 * so that they load in parallel with the code.
 */
import type { PatientList, User } from '#generated/model/index.ts'
import { type Answer, askEarly } from '#src/api/early-answers.ts'
import { clientsInUse, storedSession } from '#src/auth/cognito/stored-session.ts'
import type { Config } from '#src/flags/config-schema.ts'
import { fetchConfig } from '#src/flags/fetch-config.ts'
import { readLanguageCookie } from '#src/i18n/language-cookie.ts'
import { defaultLocale } from '#src/i18n/locale.ts'
import { readItem } from '#src/lib/browser/safe-storage.ts'
import {
  earlyCalls,
  homeCalls,
  isHomePath,
  organizationAt,
  passesGates,
  passesProfileGate,
  profilesCall,
} from './early-calls.ts'

/** The build's files for sign-in, for other pages and for the home page, by language (scripts/vite/early.ts). */
declare const EARLY_FILES: Record<'signIn' | 'page' | 'home' | 'base', Record<string, readonly string[]>>

const locale = readLanguageCookie() ?? defaultLocale
const { pathname } = location
const isHome = isHomePath(pathname)
const signedInFiles = isHome ? (organizationAt(pathname, null) ? 'home' : 'base') : 'page'
/** Public pages load their own, smaller files. */
const isPortal = !/^\/(share|guest|accept|__)/.test(pathname)
const isSignedIn = clientsInUse().length > 0

function loadFiles(files: readonly string[]) {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (link.rel === 'preload') link.as = 'style'
    // Must match the stylesheet's request, or the file loads twice.
    link.crossOrigin = 'anonymous'
    link.href = file
    document.head.append(link)
  }
}

/** The settings inlined by the host. */
function writtenSettings(): Config | undefined {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as Config) : undefined
}

async function parsed<Body>(answer: Promise<Answer> | undefined): Promise<Body | undefined> {
  const { status, data } = (await answer) ?? { status: 0, data: '' }
  return status === 200 ? (JSON.parse(data) as Body) : undefined
}

/**
 * Requests the current user, then, if the responses show that all gates are passed, the home page's data. Only a first
 * visit waits for the profiles.
 */
async function ask({ api, identity, island, policies }: Config) {
  const token = storedSession(identity.userPoolClientId)?.accessToken
  if (!token || !isPortal) return
  const asker = { token, locale, island }
  const send = (...addresses: string[]) => askEarly(api.baseUrl, asker, addresses)
  const [who] = send(...earlyCalls(pathname))
  const stored = readItem('local', 'organization_id')
  const organization = organizationAt(pathname, stored)
  if (!isHome || !organization) return
  const user = await parsed<User>(who)
  if (!user?.current_patient || !passesGates(user, policies)) return
  const [asked] = send(profilesCall)
  // Stored behind the gates and removed at sign-out: this person has passed the profile gate here before.
  const hasPassed = organizationAt('/', stored) !== undefined
  const profiles = hasPassed ? undefined : await parsed<PatientList>(asked)
  if (hasPassed || (profiles && passesProfileGate(profiles))) send(...homeCalls(organization))
}

const settings = writtenSettings()
const config = settings ? Promise.resolve(settings) : fetchConfig()
globalThis.portageEarly = { config }
// Requests go first, because the files below saturate the connection.
const asked = settings ? ask(settings) : config.then(ask)
asked.catch(() => undefined)
if (isPortal) loadFiles(EARLY_FILES[isSignedIn ? signedInFiles : 'signIn'][locale] ?? [])
