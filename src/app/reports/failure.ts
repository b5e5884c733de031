import { isMissingPart } from '#src/ui/messages/load-failure.ts'
import type { Failure, Frame } from './report.ts'
import type { FailureType } from './waiting.ts'

/** Names of errors that may leave the device; any other is `Error`, because a name is a text like any other. */
const NAMES = new Set(
  `EvalError RangeError ReferenceError SyntaxError TypeError URIError AggregateError
  AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError
  QuotaExceededError SecurityError TimeoutError IdentityError ApiError`.split(/\s+/),
)

const FRAME = /(https?:\/\/[^\s()@]{1,300}):(\d{1,7}):(\d{1,7})\)?$/
const OWN_FILE = /^\/assets\/[\w.-]{1,100}\.js$/
const MAX_FRAMES = 20

function frameAt(address: string, line: number, column: number): Frame[] {
  if (!URL.canParse(address)) return []
  const { origin, pathname } = new URL(address)
  return origin === location.origin && OWN_FILE.test(pathname) ? [{ file: pathname, line, column }] : []
}

/** The places of a stack that are in our own files. Chromium writes the message before them, so it is cut out first. */
function framesOf({ message, stack = '' }: Error): Frame[] {
  return stack
    .replaceAll(message, '')
    .split('\n')
    .flatMap((line) => {
      const [, address, row, column] = FRAME.exec(line.slice(0, 500)) ?? []
      return address === undefined ? [] : frameAt(address, Number(row), Number(column))
    })
    .slice(0, MAX_FRAMES)
}

/** What an error may say outside; undefined for a refusal by the backend, which is no failure of the portal. */
function failureOf(error: unknown, kind: Failure['kind']): Failure | undefined {
  if (!(error instanceof Error)) return { kind, name: 'not an error', frames: [] }
  if (isMissingPart(error)) return { kind: 'missing part', name: 'missing part', frames: [] }
  const name = NAMES.has(error.name) ? error.name : 'Error'
  if (name !== 'ApiError') return { kind, name, frames: framesOf(error) }
  const status = Number(Object(error).status)
  return status < 500 ? undefined : { kind, name: `ApiError ${status}`, frames: framesOf(error) }
}

const BLOCKED = new Set(
  ['inline', 'eval', 'wasm-eval', 'data', 'blob'].concat('trusted-types-policy', 'trusted-types-sink'),
)

function policyFailure(event: SecurityPolicyViolationEvent): Failure {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event
  const blocked = BLOCKED.has(blockedURI) ? blockedURI : 'address'
  return {
    kind: 'policy',
    name: `${effectiveDirective} ${blocked}`,
    frames: frameAt(sourceFile, lineNumber, columnNumber),
  }
}

/** What each event of waiting.ts may report. */
const READERS: Readonly<Record<FailureType, (event: never) => Failure | undefined>> = {
  // An image that fails to load has a plain event.
  error: (event: ErrorEvent | Event) =>
    event instanceof ErrorEvent ? failureOf(event.error, 'error') : undefined,
  unhandledrejection: (event: PromiseRejectionEvent) => failureOf(event.reason, 'rejection'),
  securitypolicyviolation: policyFailure,
  'vite:preloadError': () => ({ kind: 'missing part', name: 'missing part', frames: [] }),
  caughterror: (event: CustomEvent<unknown>) => failureOf(event.detail, 'caught'),
  // Keys only (src/flags/config.ts).
  wrongsettings: (event: CustomEvent<unknown>) => ({
    kind: 'settings',
    name: String(event.detail),
    frames: [],
  }),
}

/** What an event may report; undefined for a refusal by the backend, which is no failure of the portal. */
export const failureIn = (event: Event): Failure | undefined =>
  READERS[event.type as FailureType](event as never)
