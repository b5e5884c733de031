/** Events of failures: the browser's, Vite's, and the portal's own `caughterror` and `wrongsettings`. */
const FAILURES = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'vite:preloadError',
  'caughterror',
  'wrongsettings',
] as const

export type FailureType = (typeof FAILURES)[number]

const MAX_WAITING = 10

const waiting: Event[] = []
let take = (event: Event): void => {
  if (waiting.length < MAX_WAITING) waiting.push(event)
}
for (const type of FAILURES) addEventListener(type, (event) => take(event))

/** Passes the failures so far, and then each new one, to a function. Until it is called, they stay in memory. */
export function takeFailures(next: (event: Event) => void): void {
  take = next
  waiting.splice(0).forEach(next)
}
