import type { Config } from '#src/flags/config-schema.ts'
import { readVersion } from '#src/lib/browser/version.ts'
import { placeAt } from '#src/routes/places.ts'
import { browserOf } from './browser.ts'
import { failureIn } from './failure.ts'
import type { Failure, Intake, Report, Vitals } from './report.ts'
import { sentryIntake } from './sentry.ts'
import { takeFailures } from './waiting.ts'

/** A shift belongs to the ones before it for so long, in ms (web.dev/articles/cls). */
const [GAP, LONGEST] = [1000, 5000]

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }

function observe(type: string, take: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: 40 }),
  })
}

/** Measures how fast and how steady the page is, from its beginning; the result is read when the page is left. */
function measureVitals(): () => Vitals {
  const vitals: Vitals = {}
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming) vitals.ttfb = navigation.responseStart
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration)
  })
  let shift = { from: 0, to: -GAP, sum: 0 }
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    const isNew = startTime - shift.to >= GAP || startTime - shift.from >= LONGEST
    shift = { from: isNew ? startTime : shift.from, to: startTime, sum: (isNew ? 0 : shift.sum) + value }
    vitals.cls = Math.max(vitals.cls ?? 0, shift.sum)
  })
  return () =>
    Object.fromEntries(
      Object.entries(vitals).map(([name, value]) => [name, Number(value.toFixed(name === 'cls' ? 3 : 0))]),
    )
}

/** A service of one's own: each report is one JSON object. */
const beaconIntake =
  (address: string): Intake =>
  (report) => ({ address, body: JSON.stringify(report) })

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
