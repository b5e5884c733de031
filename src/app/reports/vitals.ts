import type { Vitals } from './report.ts'

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
export function measureVitals(): () => Vitals {
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
