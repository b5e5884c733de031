import { expect, test } from 'vitest'
import type { Report } from './report.ts'
import { sentryIntake } from './sentry.ts'

const around = { version: '1.2.0 (abc)', environment: 'staging', route: '/patient', browser: 'Firefox 128' }

function envelope(report: Report) {
  const { address, body } = sentryIntake('https://key@sentry.example/below/42')(report)
  const [head, type, item] = body.split('\n').map((line) => Object(JSON.parse(line)))
  expect(head.event_id).toBe(item.event_id)
  return { address, type, item }
}

const common = {
  platform: 'javascript',
  release: 'portage@1.2.0 (abc)',
  environment: 'staging',
  transaction: '/patient',
}

test('a failure is an event of its project, with the outermost place first', () => {
  const at = (line: number) => ({ file: '/assets/a.js', line, column: 2 })
  const { address, type, item } = envelope({
    ...around,
    kind: 'caught',
    name: 'TypeError',
    frames: [at(1), at(9)],
  })
  expect(address).toBe('https://sentry.example/below/api/42/envelope/?sentry_key=key&sentry_version=7')
  expect(type).toEqual({ type: 'event' })
  const frame = { filename: 'app:///assets/a.js', colno: 2, in_app: true }
  const stacktrace = {
    frames: [
      { ...frame, lineno: 9 },
      { ...frame, lineno: 1 },
    ],
  }
  expect(item).toEqual({
    ...common,
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    timestamp: expect.any(Number),
    level: 'error',
    contexts: { browser: { name: 'Firefox', version: '128' } },
    exception: { values: [{ type: 'TypeError', value: 'caught', stacktrace }] },
  })
})

test('speed is a transaction with measurements', () => {
  const { type, item } = envelope({ ...around, kind: 'vitals', vitals: { lcp: 900, cls: 0.01 } })
  expect(type).toEqual({ type: 'transaction' })
  expect(item).toMatchObject({
    ...common,
    measurements: { lcp: { value: 900, unit: 'millisecond' }, cls: { value: 0.01, unit: 'none' } },
    contexts: { trace: { op: 'pageload' }, browser: { name: 'Firefox' } },
  })
})
