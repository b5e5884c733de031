import type { Config } from '#src/flags/config-schema.ts'
import { readVersion } from '#src/lib/browser/version.ts'
import { placeAt } from '#src/routes/places.ts'
import { beaconIntake } from './beacon.ts'
import { browserOf } from './browser.ts'
import { failureIn } from './failure.ts'
import type { Failure, Report, Vitals } from './report.ts'
import { sentryIntake } from './sentry.ts'
import { measureVitals } from './vitals.ts'
import { takeFailures } from './waiting.ts'

const intakes = { beacon: beaconIntake, sentry: sentryIntake }

/** The maximum number of failures a page reports; the same failure is reported once. */
const MAX_REPORTS = 10

type Settings = NonNullable<Config['errorReports']>

/** Reports failures and web vitals of this page, if it is in the sample. */
export function startReports({ format, address, share = 1 }: Settings, environment: string): void {
  if (Math.random() >= share) return takeFailures(() => undefined)
  const intake = intakes[format](address)
  const browser = browserOf(navigator.userAgent)
  function send(what: Failure | { kind: 'vitals'; vitals: Vitals }) {
    const route = placeAt(location.pathname)?.pattern ?? 'unknown'
    const report: Report = { ...what, version: readVersion() ?? 'development', environment, route, browser }
    const sent = intake(report)
    // Sent without cookies or the page's URL, and even while the page closes.
    const init = {
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
    } as const
    fetch(sent.address, { method: 'POST', body: sent.body, ...init }).catch(() => undefined)
  }
  const sent = new Set<string>()
  takeFailures((event) => {
    const failure = failureIn(event)
    if (!failure || sent.size >= MAX_REPORTS) return
    const says = JSON.stringify([failure.name, failure.frames[0]])
    if (sent.has(says)) return
    sent.add(says)
    send(failure)
  })
  const vitals = measureVitals()
  const leave = () =>
    document.visibilityState === 'hidden' && (stop.abort(), send({ kind: 'vitals', vitals: vitals() }))
  const stop = new AbortController()
  addEventListener('visibilitychange', leave, { signal: stop.signal })
}
