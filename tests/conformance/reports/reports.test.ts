import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { IN_REPOSITORY } from '../command/program.ts'
import type { Report } from '../report.ts'
import { coverage, exchange, finding, report } from '../support/made-up.ts'
import { githubOf } from './github.ts'
import { htmlOf } from './html.ts'
import { jsonOf } from './json.ts'
import { junitOf } from './junit.ts'
import { paintOf } from './paint.ts'
import { placesOf } from './place.ts'
import { duration, fails, verdict } from './summary.ts'
import { terminalText } from './terminal.ts'
import { testRows } from '#tests/support/table.ts'

const placeOf = placesOf('generated/openapi.json')
const accepted = [
  {
    finding: finding({ operation: 'getTask', rule: 'wrong-type', pointer: '/due' }),
    reason: 'Mended in May',
    until: '2026-12-31',
  },
]
const whole = report({
  findings: [
    finding({ operation: 'getTask', rule: 'undocumented-field', severity: 'warning', pointer: '/<b>' }),
    finding({ at: '/results/0/status', count: 4 }),
  ],
  accepted,
  notes: ['6 made & left there.'],
  coverage: [
    coverage(),
    coverage({ operation: 'getTask', path: '/v1/tasks/{id}/', statuses: { 200: 1 } }),
    coverage({ operation: 'createTask', statuses: {}, leftOut: 'writes: --allow-writes asks it' }),
  ],
})
const show = (color = false) =>
  terminalText(whole, { program: IN_REPOSITORY, paint: paintOf(color), placeOf, strict: false })

describe('the verdict', () => {
  testRows([
    [{}, 'Nothing could be checked (0 of 0 operations, 42 requests, 1.2 s).'],
    [{ coverage: [coverage()] }, 'Conforms (1 of 1 operation, 42 requests, 1.2 s).'],
    [
      { coverage: [coverage()], findings: [finding({ severity: 'warning' as const })] },
      'Conforms, with 1 warning (1 of 1 operation, 42 requests, 1.2 s).',
    ],
    [
      { coverage: [coverage()], findings: [finding()], mode: 'har' as const, requests: 1 },
      'Does not conform: 1 error in 1 operation (1 of 1 operation, 1 exchange seen, 1.2 s).',
    ],
  ])('%#', (over, text) => expect(verdict(report(over))).toBe(text))
  testRows([
    [320, '320 ms'],
    [4200, '4.2 s'],
    [180_000, '3 min'],
  ])('%i ms', (ms, text) => expect(duration(ms)).toBe(text))
  test('warnings fail only where they are asked to', () => {
    const warned = report({ findings: [finding({ severity: 'warning' })] })
    expect([fails(warned, false), fails(warned, true), fails(report(), true)]).toEqual([false, true, false])
  })
})

test('the terminal: verdict, worst first, how to see it again, what was seen, what to do', () => {
  expect(show().split('\n')).toEqual([
    'Does not conform: 1 error and 1 warning in 2 operations (2 of 3 operations, 42 requests, 1.2 s).',
    'https://backend.test against generated/openapi.json (Portage v1 1.0.0)',
    '',
    '✗ listTasks  GET /v1/tasks/',
    '',
    '  1. error  not-in-enum: answer 200, at /results/*/status, 4 times',
    '     rule       A field has one of its listed values.',
    '     promised   a value that must be one of "open", "completed", "cancelled"',
    '     came       "DONE"',
    '     answer     HTTP 200, content-type: application/json',
    '                  {',
    '                    … 1 more',
    '                    "next": null',
    '                    "previous": null',
    '                    "results": [',
    '                      {',
    '                        "id": "5b3c1a52-0d3e-4a40-9c52-6f1b8a1f7f10"',
    '                >       "status": "DONE"',
    '                      }',
    '                    ]',
    '                  }',
    `     ask again  curl -sS -i -H 'accept: application/json' -H "authorization: Bearer $PORTAGE_TOKEN" 'https://backend.test/v1/tasks/?page=1'`,
    expect.stringMatching(/^ {5}contract {3}openapi\/paths\/tasks\.yaml:\d+$/),
    '',
    '! getTask  GET /v1/tasks/',
    ...Array.from({ length: 16 }, (): unknown => expect.any(String)),
    'Accepted (1 finding)',
    '  getTask  wrong-type /due until 2026-12-31: Mended in May',
    '',
    'Seen',
    '  2 of 3 operations, 2 of 9 documented statuses, 3 of 6 fields of good answers',
    '  not asked: createTask (writes: --allow-writes asks it)',
    '',
    'Notes',
    '  6 made & left there.',
    '',
    'Next',
    '  Set PORTAGE_TOKEN in your shell, then run a line "ask again" to see the first finding for yourself.',
    '  Only this operation: npm run conformance -- --target https://backend.test --only listTasks --seed 1',
    '  Known and to be mended later? Accept it with a reason and an end date: --baseline FILE --update-baseline',
    '  What a rule means: --explain RULE, or docs/conformance.md',
  ])
})
describe('what to do next where nothing fails', () => {
  const next = (over: Partial<Report>) =>
    terminalText(report({ coverage: [coverage()], ...over }), {
      program: IN_REPOSITORY,
      paint: paintOf(false),
      placeOf,
      strict: false,
    })
  const skipped = [coverage(), coverage({ operation: 'createTask', statuses: {}, leftOut: 'writes' })]
  const warned = [finding({ severity: 'warning' as const })]
  testRows([
    [{}, /Nothing to do\./],
    [{ findings: warned }, /Look at 1 warning above/],
    [{ coverage: skipped }, /1 operation not asked: "not asked" above says why/],
  ])('%#', (over, text) => expect(next(over)).toMatch(text))
  test('"Nothing to do." is under no warning, and under no operation that was not asked', () => {
    expect(next({ findings: warned })).not.toContain('Nothing to do')
    expect(next({ coverage: skipped })).not.toContain('Nothing to do')
  })
  test('what changed since an earlier run', () => {
    const trend = {
      since: '2026-11-21T02:00:00Z',
      added: [finding()],
      gone: [],
      same: 2,
      asked: [1, 1] as const,
    }
    expect(next({ trend })).toContain(
      '1 new, 0 gone, 2 as before; 1 operations asked then, 1 now\n  + listTasks',
    )
    expect(next({ trend: { ...trend, since: null } })).toContain('No earlier report yet')
  })
})

test('colour changes no word, and is there only when asked for', () => {
  expect(show(true)).not.toBe(show())
  expect(stripVTControlCharacters(show(true))).toBe(show())
})
test('an answer cannot move the cursor', () => {
  const evil = report({ findings: [finding({ came: 'a\u001B[2Jb' })], coverage: [coverage()] })
  expect(
    terminalText(evil, { program: IN_REPOSITORY, paint: paintOf(false), placeOf, strict: false }),
  ).toContain('came       a\uFFFD[2Jb')
})

test('JSON has a version, the counts, and the findings as they are', () => {
  expect(JSON.parse(jsonOf(whole))).toMatchObject({
    version: 1,
    conforms: false,
    errors: 1,
    warnings: 1,
    findings: [
      { operation: 'getTask' },
      { operation: 'listTasks', rule: 'not-in-enum', pointer: '/results/*/status', status: 200 },
    ],
    accepted: [{ reason: 'Mended in May', until: '2026-12-31' }],
  })
})

describe('JUnit', () => {
  const xml = junitOf(
    report({
      ...whole,
      findings: [...whole.findings, finding({ operation: 'GET /v1/x/', rule: 'request-unknown-operation' })],
    }),
  )
  test('one case for each operation; errors fail it, what was not asked is skipped', () => {
    expect(xml).toContain('tests="4" failures="2" skipped="1"')
    expect(xml.match(/<testcase [^>]*name="[^"]*"/g)).toHaveLength(4)
    expect(xml).toMatch(
      /name="listTasks"><failure type="not-in-enum" message="not-in-enum: &quot;DONE&quot;">/,
    )
    expect(xml).toMatch(/name="createTask"><skipped message="writes: --allow-writes asks it"\/>/)
    expect(xml).toMatch(
      /name="getTask"><system-out>undocumented-field at \/&lt;b&gt;[^<]*accepted until 2026-12-31/,
    )
  })
  test('nothing in it breaks XML', () => {
    const evil = junitOf(
      report({ findings: [finding({ came: `]]> & <x> "' \u0000\u001B\uD800` })], coverage: [coverage()] }),
    )
    expect(evil).toContain(']]&gt; &amp; &lt;x&gt; &quot;&#39; \uFFFD\uFFFD\uFFFD')
  })
})

describe('annotations', () => {
  test('point at the operation in the files of the contract', () => {
    expect(githubOf(whole, placeOf).split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=openapi\/paths\/tasks\.yaml,line=\d+,title=listTasks%3A not-in-enum::Promised: a value .* Came \(\/results\/\*\/status\): "DONE"$/,
      ),
      expect.stringMatching(/^::warning file=openapi\/paths\/tasks\.yaml,line=\d+,title=getTask/),
      '',
    ])
  })
  test('omit a missing file, and stay one line', () => {
    const odd = report({ findings: [finding({ operation: 'GET /x', came: '100%\nb' })] })
    expect(githubOf(odd, placeOf)).toMatch(/^::error title=GET \/x%3A not-in-enum::Promised: .*100%25%0Ab\n$/)
  })
})

test('places: the file that people edit, at the status; else the contract itself', () => {
  const [bundled, edited] = [placesOf('tests/conformance/support/nothing.json'), placeOf('listTasks', 200)]
  expect(bundled('listTasks', 200)).toBeUndefined()
  expect(edited?.file).toBe('openapi/paths/tasks.yaml')
  expect(edited?.line).toBeGreaterThan(placeOf('listTasks', 299)?.line ?? 0)
  expect(placeOf('noSuchOperation', 200)).toBeUndefined()
})

test('places: names with a slash, letters of two bytes before them, and no end of the last line', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'conformance-places-')), 'contract.yaml')
  writeFileSync(file, 'info: 🎉 été\noperationId: users/get-one\nresponses:\n  "200": {}\n  "404": {}')
  const place = placesOf(file)

  expect([200, 404, 500].map((status) => place('users/get-one', status)?.line)).toEqual([4, 5, 2])
})

describe('the page', () => {
  const html = htmlOf(whole, placeOf)
  test('shows all of it, in one file and without scripts', () => {
    for (const text of [
      'not-in-enum',
      'Request and answer',
      'Mended in May',
      '6 made &amp; left there.',
      '/results/*/status',
      'Not asked: writes',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toMatch(/<script|https?:\/\/(?!backend\.test)|<link|<img/)
    expect(html).toContain('418 ×1')
    expect(html).toContain('<code>/results/*/status</code>')
  })
  test('an answer cannot add to it', () => {
    const evil = { ...exchange, response: { ...exchange.response, body: '{"a":"<script>x</script>"}' } }
    const page = htmlOf(report({ findings: [finding({ exchange: evil, came: '<img src=x>' })] }), placeOf)
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('&lt;script&gt;')
  })
})
