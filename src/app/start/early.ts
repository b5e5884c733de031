/**
 * Inlined in index.html and runs before the portal's code: preloads the first screen's files and sends its first requests,
 * so that they load in parallel with the code.
 */
import type { PatientList, ProcessInstance, Task, User } from '#generated/model/index.ts'
import { type Answer, askEarly } from '#src/api/early-answers.ts'
import { clientsInUse, storedSession } from '#src/auth/cognito/stored-session.ts'
import { CONSENTED_KEY, namesOf } from '#src/features/consent/policies.ts'
import { journeyToMeet } from '#src/features/journeys/next-task/next-task.ts'
import { parseDismissals } from '#src/features/journeys/next-task/parse-dismissals.ts'
import type { Config } from '#src/flags/config-schema.ts'
import { fetchConfig } from '#src/flags/fetch-config.ts'
import { readLanguageCookie } from '#src/i18n/language-cookie.ts'
import { defaultLocale } from '#src/i18n/locale.ts'
import { readItem } from '#src/lib/browser/safe-storage.ts'
import { showReading } from '#src/lib/browser/reading.ts'
import { KEPT_KEY } from '#src/session/kept-key.ts'
import {
  earlyCalls,
  homeCalls,
  isHomePath,
  organizationAt,
  passesGates,
  passesProfileGate,
  profilesCall,
} from './early-calls.ts'

/** The build's files for sign-in, for other pages, for the home page and its modal, by language (scripts/vite/early.ts). */
declare const EARLY_FILES: Record<
  'signIn' | 'page' | 'home' | 'base' | 'modal',
  Record<string, readonly string[]>
>

showReading()
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
 * Requests the current user and, at home, the home page's data: at once on a device where this person has passed all
 * gates before, otherwise once the responses show that they are passed.
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
  // Both are stored behind the gates and removed at sign-out.
  const hasPassed = organizationAt('/', stored) && readItem('local', CONSENTED_KEY) === namesOf(policies)
  if (!hasPassed) {
    const user = await parsed<User>(who)
    if (!user?.current_patient || !passesGates(user, policies)) return
  }
  const [asked] = send(profilesCall)
  const profiles = hasPassed ? undefined : await parsed<PatientList>(asked)
  if (!hasPassed && !(profiles && passesProfileGate(profiles))) return
  await loadModal(...send(...homeCalls(organization)))
}

/** Loads the next-task modal with its picture, the largest thing on the page, if it will open (JOURNEY-07). */
async function loadModal(...asked: Promise<Answer>[]) {
  const [tasks, journeys] = await Promise.all([
    parsed<{ results: Task[] }>(asked[0]),
    parsed<{ results: ProcessInstance[] }>(asked[1]),
  ])
  if (!tasks || !journeys) return
  const dismissed = parseDismissals(readItem('local', KEPT_KEY))
  const journey = journeyToMeet(tasks.results, journeys.results, (id) => Object.hasOwn(dismissed, id))
  if (!journey) return
  loadFiles(EARLY_FILES.modal[locale] ?? [])
  if (journey.banner_image) new Image().src = journey.banner_image
}

const settings = writtenSettings()
const config = settings ? Promise.resolve(settings) : fetchConfig()
globalThis.portageEarly = { config }
// Requests go first, because the files below saturate the connection.
const asked = settings ? ask(settings) : config.then(ask)
asked.catch(() => undefined)
if (isPortal) loadFiles(EARLY_FILES[isSignedIn ? signedInFiles : 'signIn'][locale] ?? [])
