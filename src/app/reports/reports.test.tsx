import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { ApiError } from '#src/api/errors.ts'
import { testRows } from '#tests/support/table.ts'
import { browserOf } from './browser.ts'
import { startReports } from './start.ts'

const post = vi.fn<typeof fetch>()
const service = 'https://reports.example/in'
const file = '/assets/index-AbCd1234.js'

beforeEach(() => {
  vi.stubGlobal('fetch', post)
  // happy-dom has none of these.
  class EventWith extends Event {
    constructor(type: string, init: object) {
      super(type)
      Object.assign(this, init)
    }
  }
  vi.stubGlobal('PromiseRejectionEvent', class extends EventWith {})
  vi.stubGlobal('SecurityPolicyViolationEvent', class extends EventWith {})
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  vi.stubGlobal('PerformanceNavigationTiming', Event)
  post.mockResolvedValue(new Response())
})
afterEach(() => {
  vi.unstubAllGlobals()
  post.mockReset()
  history.replaceState(null, '', '/')
})

const start = (more = {}) => startReports({ format: 'beacon', address: service, ...more }, 'staging')
const bodies = () => post.mock.calls.map(([, init]) => String(init?.body))
const reports = () => bodies().map((body) => JSON.parse(body) as Record<string, unknown>)

/** An error of our own code that holds a text wherever an error can hold one. */
function errorWith(text: string, name: string): Error {
  const error = Object.assign(new Error(text, { cause: text }), { detail: text, [text]: text, name })
  const own = `at ${text} (${location.origin}${file}:12:345)`
  error.stack = [`${name}: ${text}`, own, `at ${location.origin}/share/${text}/summary:1:2`, text].join(
    '\n    ',
  )
  return error
}

const rejection = (reason: unknown) =>
  new PromiseRejectionEvent('unhandledrejection', { reason, promise: new Promise(() => {}) })

/** What can tell of a failure, each time with the same text in every place that is not ours. */
const eventsWith = (text: string): Event[] => [
  new ErrorEvent('error', { error: errorWith(text, 'TypeError'), message: text, filename: text }),
  new ErrorEvent('error', { error: errorWith(text, text), message: text }),
  rejection(text),
  rejection({ [text]: text, message: text, stack: text }),
  rejection(new ApiError(502, false, { detail: text }, { reference: text })),
  new CustomEvent('caughterror', { detail: errorWith(text, 'RangeError') }),
  new SecurityPolicyViolationEvent('securitypolicyviolation', {
    effectiveDirective: 'img-src',
    blockedURI: `https://elsewhere.example/${encodeURIComponent(text)}.png`,
    sourceFile: `${location.origin}/patient/${text}`,
    documentURI: `${location.origin}/patient/${text}`,
    sample: text,
    violatedDirective: 'img-src',
    originalPolicy: '',
    statusCode: 200,
    disposition: 'enforce',
  } as SecurityPolicyViolationEventInit),
]

function sentFor(text: string, format: 'beacon' | 'sentry'): string {
  post.mockClear()
  const part = encodeURIComponent(text)
  history.replaceState({ text }, '', `/patient/${part}/healthstory/records/allergies?search=${part}#${part}`)
  document.title = text
  start({ format, address: format === 'sentry' ? 'https://key@reports.example/7' : service })
  eventsWith(text).forEach((event) => dispatchEvent(event))
  // Sentry's ids and times are each report's own.
  return bodies()
    .join('\n')
    .replaceAll(/"[\da-f]{16,32}"|[\d.]{10,}/g, 'own')
}

function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else for (const [key, one] of Object.entries(Object(value))) textsIn(one, found.add(key))
  return found
}

/** In lots: what holds for texts together holds for each of them. */
const lots = (texts: readonly string[]) =>
  texts.flatMap((_, at) => (at % 25 === 0 ? [texts.slice(at, at + 25).join('\n')] : []))

test('nothing that the mock server knows of anybody changes what is reported', async () => {
  const world = await createApp().fetch(new Request('http://localhost/__mock__/snapshot'))
  const known = [...textsIn(await world.json())].filter((text) => text && text.length < 200)
  expect(known).toEqual(expect.arrayContaining(['Maya', 'maya@portage.test']))
  const frame = `at Maya (${location.origin}/assets/Maya-Tremblay1.js:1:2)`
  for (const format of ['beacon', 'sentry'] as const) {
    const neutral = sentFor('~', format)
    expect(post).toHaveBeenCalledTimes(6)
    const differing = [...lots(known), frame].filter((text) => sentFor(text, format) !== neutral)
    expect(differing).toEqual([])
  }
})

test('a report holds the kind, a known name, our own places, the version, the pattern of the route and the browser', () => {
  sentFor('~', 'beacon')
  const same = {
    version: 'development',
    environment: 'staging',
    route: '/patient/:patientId/healthstory/records/allergies',
    browser: browserOf(navigator.userAgent),
  }
  const frames = [{ file, line: 12, column: 345 }]
  expect(reports()).toEqual([
    { ...same, kind: 'error', name: 'TypeError', frames },
    { ...same, kind: 'error', name: 'Error', frames },
    { ...same, kind: 'rejection', name: 'not an error', frames: [] },
    { ...same, kind: 'rejection', name: 'ApiError 502', frames: [] },
    { ...same, kind: 'caught', name: 'RangeError', frames },
    { ...same, kind: 'policy', name: 'img-src address', frames: [] },
  ])
  expect(post).toHaveBeenLastCalledWith(
    service,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
  )
})

const forget = () => void post.mockClear()

testRows(
  [
    ['a part that is gone', new Event('vite:preloadError'), ['missing part', 'missing part']],
    ['settings', new CustomEvent('wrongsettings', { detail: ['island'] }), ['settings', 'island']],
    ['a page that is not there', new CustomEvent('caughterror', { detail: new ApiError(404, false) }), []],
    ['an image that is gone', new Event('error'), []],
  ],
  forget,
)('%s', (_, event, told) => {
  start()
  dispatchEvent(event)
  expect(reports().flatMap(({ kind, name }) => [kind, name])).toEqual(told)
})

describe('how much is sent', () => {
  const fail = (line: number) => {
    const error = new Error('~')
    error.stack = `at (${location.origin}${file}:${line}:1)`
    dispatchEvent(new ErrorEvent('error', { error }))
  }

  test('each failure is told once, and no more than ten', () => {
    start()
    for (let line = 1; line < 30; line++) [line, 1].forEach(fail)
    expect(reports().map(({ frames }) => Object(frames)[0].line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  testRows(
    [
      [0.25, 0.2, 1],
      [0.25, 0.25, 0],
      [0, 0, 0],
      [1, 0.999, 1],
    ],
    forget,
  )('of a share of %d a page that drew %d sends %d', (share, drawn, count) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(drawn)
    start({ share })
    fail(1)
    expect(post).toHaveBeenCalledTimes(count)
  })

  test('the speed of the page is told once, when it is left', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const become = (state: 'hidden' | 'visible') => {
      visibility.mockReturnValue(state)
      dispatchEvent(new Event('visibilitychange'))
    }
    become('hidden') // The pages of the tests before this one.
    post.mockClear()
    start()
    for (const state of ['visible', 'hidden', 'visible', 'hidden'] as const) become(state)
    visibility.mockRestore()
    expect(reports().map(({ kind, vitals }) => [kind, vitals])).toEqual([['vitals', {}]])
  })
})

testRows([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 'Chrome 131'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2', 'Edge 131'],
  ['Mozilla/5.0 (X11; Linux; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/18.1 Safari/605.1', 'Safari 18'],
  ['Maya Tremblay', 'another browser'],
])('%s is %s', (agent, browser) => expect(browserOf(agent)).toBe(browser))
