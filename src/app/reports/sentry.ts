import type { Frame, Intake, Report } from './report.ts'

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const frameOf = ({ file, line, column }: Frame) => ({
  // As source maps are uploaded for a host with any name.
  filename: `app://${file}`,
  lineno: line,
  colno: column,
  in_app: true,
})

function common({ version, environment, route, browser }: Report) {
  const [name, major] = browser.split(' ')
  return {
    platform: 'javascript',
    release: `portage@${version}`,
    environment,
    transaction: route,
    contexts: { browser: { name, version: major } },
  }
}

/** The type of the item of an envelope, and what is in it. */
function itemOf(report: Report, now: number): [type: string, item: object] {
  if (report.kind !== 'vitals') {
    const frames = report.frames.map(frameOf).toReversed()
    const exception = { type: report.name, value: report.kind, stacktrace: { frames } }
    return [
      'event',
      { ...common(report), level: 'error', timestamp: now, exception: { values: [exception] } },
    ]
  }
  const measurements = Object.fromEntries(
    Object.entries(report.vitals).map(([name, value]) => [
      name,
      { value, unit: name === 'cls' ? 'none' : 'millisecond' },
    ]),
  )
  const { contexts, ...rest } = common(report)
  const trace = { trace_id: hex(16), span_id: hex(8), op: 'pageload' }
  const times = { start_timestamp: now, timestamp: now }
  return ['transaction', { ...rest, ...times, measurements, contexts: { ...contexts, trace }, spans: [] }]
}

/**
 * A service that understands the envelopes of Sentry.
 * @param dsn the address that the service names for a project: `https://KEY@HOST/PROJECT`
 */
export const sentryIntake = (dsn: string): Intake => {
  const { origin, pathname, username } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  const folder = pathname.slice(0, -project.length - 1)
  const address = `${origin}${folder}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
  return (report) => {
    const now = Date.now() / 1000
    const id = hex(16)
    const [type, item] = itemOf(report, now)
    const lines = [{ event_id: id, dsn }, { type }, { event_id: id, ...item }]
    return { address, body: lines.map((line) => JSON.stringify(line)).join('\n') }
  }
}
