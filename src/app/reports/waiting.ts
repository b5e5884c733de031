/** What tells of a failure, by the browser, by Vite, or by the portal itself: `caughterror` and `wrongsettings`. */
const FAILURES = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'vite:preloadError',
  'caughterror',
  'wrongsettings',
]

const MAX_WAITING = 10

const waiting: Event[] = []
let take = (event: Event): void => {
  if (waiting.length < MAX_WAITING) waiting.push(event)
}
for (const type of FAILURES) addEventListener(type, (event) => take(event))

/** Hands over the failures so far, and from now on each that happens. Until then they stay in memory. */
export function takeFailures(next: (event: Event) => void): void {
  take = next
  waiting.splice(0).forEach(next)
}
