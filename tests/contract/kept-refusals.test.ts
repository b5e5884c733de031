// How every operation answers what is almost its sample: without a field, with an empty one, at a limit and beyond it, of
// an older revision, with a parameter twice, a second time. Kept in tests/data/refusals.txt with the French of each
// refusal; see kept-answers.test.ts.
import { expect, test } from 'vitest'
import { app } from './support/app.ts'
import { call } from './support/client.ts'
import type { JsonSchema, OperationOfDocument } from './support/document.ts'
import { deref, operationsOfDocument } from './support/document.ts'
import { keepStill, sampleOf, startStill } from './support/kept.ts'
import type { Sample } from './support/sample.ts'
import { changes, rowsNow } from './support/world-rows.ts'

keepStill()

const LONGEST_CHANGE = 400

type Rows = ReturnType<typeof rowsNow>

type Variant = { what: string; of: (sample: Sample) => Sample }

const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !(body instanceof FormData) && !Array.isArray(body)

/** The id of nothing. */
const NOTHING = '00000000-0000-4000-8000-00000000dead'
const isId = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value)

/** Around today and around the earliest plausible date, by the clock of `keepStill`. */
const MOMENTS = [
  '1900-11-16',
  '1901-10-16',
  '1901-11-15',
  '1901-11-16',
  '2026-11-16',
  '2026-11-17',
  '2026-12-16',
  '2027-11-16',
]

/** The same moments, as exact as the field is: a year, a month or a day. */
const momentsLike = (value: string) => [...new Set(MOMENTS.map((moment) => moment.slice(0, value.length)))]

/** The last values that a field takes, and the first that it does not. */
function limitsOf(
  { maxLength, minimum, maximum }: JsonSchema,
  value: unknown,
): [what: string, value: unknown][] {
  if (/^\d{4}(-\d\d){0,2}$/.test(String(value))) {
    const moments = momentsLike(String(value))
    return moments.map((moment) => [moment, typeof value === 'number' ? Number(moment) : moment])
  }
  if (typeof value === 'string' && maxLength !== undefined)
    return [maxLength, maxLength + 1].map((length) => [`${length} characters`, 'x'.repeat(length)])
  if (typeof value !== 'number') return []
  const around = [minimum && [minimum - 1, minimum], maximum && [maximum, maximum + 1]]
  return around.flatMap((limits) => limits || []).map((limit) => [String(limit), limit])
}

/** A free text. */
function isWords(schema: JsonSchema | undefined, value: unknown): value is string {
  const { enum: values, format } = deref(schema ?? {})
  return typeof value === 'string' && !isId(value) && values === undefined && format === undefined
}

function fieldsOf({ body }: Sample, { body: schema }: OperationOfDocument): Variant[] {
  if (!isPlain(body)) return []
  return Object.keys(body).flatMap((field) => {
    const { [field]: value, ...others } = body
    const put = (instead: unknown) => (sample: Sample) => ({
      ...sample,
      body: { ...others, [field]: instead },
    })
    return [
      { what: `without ${field}`, of: (sample: Sample) => ({ ...sample, body: others }) },
      ...(value === null ? [] : [{ what: `${field}: null`, of: put(null) }]),
      ...(typeof value === 'string' ? [{ what: `${field}: ""`, of: put('') }] : []),
      ...(isWords(schema?.properties?.[field], value)
        ? [{ what: `${field}: between blanks`, of: put(` ${value} `) }]
        : []),
      ...(isId(value) ? [{ what: `${field}: of nothing`, of: put(NOTHING) }] : []),
      ...(Array.isArray(value) ? [{ what: `${field}: []`, of: put([]) }] : []),
      ...(typeof value === 'boolean' ? [{ what: `${field}: ${!value}`, of: put(!value) }] : []),
      ...limitsOf(deref(schema?.properties?.[field] ?? {}), value).map(([what, limit]) => ({
        what: `${field}: ${what}`,
        of: put(limit),
      })),
    ]
  })
}

function variantsOf(operation: OperationOfDocument, sample: Sample): Variant[] {
  const { method, parameters } = operation
  const isStale = parameters.some(({ name }) => name === 'If-Match')
  const twice = (path: string) => `${path}${path.includes('?') ? '&' : '?'}page=1&page=2`
  return [
    ...fieldsOf(sample, operation),
    ...(isStale
      ? [
          {
            what: 'of an older revision',
            of: (one: Sample) => ({ ...one, headers: { ...one.headers, 'if-match': '"0"' } }),
          },
        ]
      : []),
    ...(method === 'GET' && parameters.some(({ name }) => name === 'page')
      ? [{ what: 'a page twice', of: (one: Sample) => ({ ...one, path: twice(one.path) }) }]
      : []),
  ]
}

test('every operation answers what is almost its sample as is kept', async () => {
  const lines: string[] = []
  const refusals = new Set<string>()

  /** What each operation changed in one way or another. */
  const changed = new Set<string>()

  /** @param before the rows that there were, where the call may change some */
  async function send(
    operation: OperationOfDocument,
    what: string,
    { path, ...sent }: Sample,
    before?: Rows,
  ) {
    const { status, body } = await call(app, operation.method, path, sent)
    const refusal = status >= 400 ? ` ${JSON.stringify(body)}` : ''
    lines.push(`${operation.operationId} ${what}: ${status}${refusal}`)
    for (const change of before && refusal === '' ? changes(before, rowsNow()) : []) {
      const line = `  ${change.slice(0, LONGEST_CHANGE)}`
      if (!changed.has(`${operation.operationId}${line}`)) lines.push(line)
      changed.add(`${operation.operationId}${line}`)
    }
    if (refusal === '' || refusals.has(refusal)) return
    refusals.add(refusal)
    const headers = { ...sent.headers, 'accept-language': 'fr-ca' }
    const french = await call(app, operation.method, path, { ...sent, headers })
    lines.push(`  ${JSON.stringify(french.body)}`)
  }

  for (const operation of operationsOfDocument) {
    startStill()
    const variants = variantsOf(operation, await sampleOf(operation))
    // the same whenever the sample was made
    const before = operation.method === 'GET' ? undefined : rowsNow()
    for (const { what, of } of variants) {
      startStill()
      await send(operation, what, of(await sampleOf(operation)), before)
    }
    if (!before) continue
    startStill()
    const sample = await sampleOf(operation)
    await send(operation, 'once', sample, before)
    await send(operation, 'a second time', sample, rowsNow())
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/refusals.txt')
}, 120_000)
