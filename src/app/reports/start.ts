import type { Config } from '#src/flags/config-schema.ts'
import { readVersion } from '#src/lib/version.ts'
import { placeAt } from '#src/routes/places.ts'
import { beaconIntake } from './beacon.ts'
import { browserOf } from './browser.ts'
import { failureIn } from './failure.ts'
import type { Failure, Report, Vitals } from './report.ts'
import { sentryIntake } from './sentry.ts'
import { measureVitals } from './vitals.ts'
import { takeFailures } from './waiting.ts'

const intakes = { beacon: beaconIntake, sentry: sentryIntake }

/** A page that fails over and over says so this often; the same failure is told once. */
const MAX_REPORTS = 10

type Settings = NonNullable<Config['errorReports']>

/** Reports failures and speed of this page, if it is one of the share that does. */
export function startReports({ format, address, share = 1 }: Settings, environment: string): void {
  if (Math.random() >= share) return takeFailures(() => undefined)
  const intake = intakes[format](address)
  const browser = browserOf(navigator.userAgent)
  function send(what: Failure | { kind: 'vitals'; vitals: Vitals }) {
    const route = placeAt(location.pathname)?.pattern ?? 'unknown'
    const report: Report = { ...what, version: readVersion() ?? 'development', environment, route, browser }
    const sent = intake(report)
    // Neither cookies nor the page's address go with it, and it outlives the page.
    const init = {
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
    } as const
    fetch(sent.address, { method: 'POST', body: sent.body, ...init }).catch(() => undefined)
  }
  const told = new Set<string>()
  takeFailures((event) => {
    const failure = failureIn(event)
    if (!failure || told.size >= MAX_REPORTS) return
    const says = JSON.stringify([failure.name, failure.frames[0]])
    if (told.has(says)) return
    told.add(says)
    send(failure)
  })
  const vitals = measureVitals()
  const leave = () =>
    document.visibilityState === 'hidden' && (stop.abort(), send({ kind: 'vitals', vitals: vitals() }))
  const stop = new AbortController()
  addEventListener('visibilitychange', leave, { signal: stop.signal })
}
