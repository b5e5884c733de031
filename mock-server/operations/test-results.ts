import type { Language, TestResult } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { messages } from '../contract/messages.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, orderProblem, partialDateProblem } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import type { OwnFields, RecordRow } from '../store/record-tables.ts'
import { plain } from '../store/localized.ts'
import { labTests, panelNames } from '../store/seeds/health/lab-tests.ts'
import { ownPatientFor } from './access.ts'

type Own = OwnFields<TestResult>
type Row = RecordRow & Own
type Sort = 'collected_at' | 'test_name' | 'panel' | 'out_of_range' | 'updated_at'

/** Values outside the usual range, in either direction. */
const outOfRange: ReadonlySet<string> = new Set(['low', 'high', 'critical_low', 'critical_high', 'abnormal'])

/** Compares a value with its usual range; unknown without one. */
function interpretationOf({ value, reference_low: low, reference_high: high }: Own): Own['interpretation'] {
  if (value === null || (low === null && high === null)) return 'unknown'
  if (low !== null && value < low) return 'low'
  return high !== null && value > high ? 'high' : 'normal'
}

const isMeasured = (sent: Partial<Own>): boolean =>
  sent.value !== undefined || sent.reference_low !== undefined || sent.reference_high !== undefined

/** The code of a test that is written down by its name: a known one, or one made of the name. */
function codeOf(name: string): string {
  const wanted = plain(name.trim())
  const known = labTests.find(({ names }) => Object.values(names).some((one) => plain(one) === wanted))
  return known?.code ?? wanted.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60)
}

/** Known tests and panels are named in the language of the reader; the rest stays as it was written. */
export function localizedResult<Wire extends Pick<Own, 'test_code' | 'test_name' | 'panel'>>(
  result: Wire,
  locale: Language,
): Wire {
  const known = labTests.find(({ code }) => code === result.test_code)
  const panel = Object.values(panelNames).find((names) => names['en-ca'] === result.panel)
  return {
    ...result,
    test_name: known?.names[locale] ?? result.test_name,
    panel: panel?.[locale] ?? result.panel,
  }
}

const anyValueProblem = ({ value, value_text: text }: Own, { locale }: RecordCheck) =>
  value === null && !text?.trim() ? messages[locale].required : null

export const testResultRecords = recordOperations<Own, Sort>({
  name: 'test-result',
  table: ({ testResults: table }) => table,
  blank: {
    panel: null,
    test_name: '',
    test_code: '',
    value: null,
    value_text: null,
    decimals: null,
    unit: null,
    reference_low: null,
    reference_high: null,
    reference_text: null,
    interpretation: 'unknown',
    collected_at: '',
    resulted_at: null,
    lab_name: null,
    status: 'final',
    notes: null,
    is_new: false,
  },
  derive: (fields, sent) => ({
    ...fields,
    test_code:
      sent.test_code ?? (sent.test_name === undefined ? fields.test_code : codeOf(sent.test_name)) ?? '',
    // what a laboratory said of a value stays until the value or its range changes
    interpretation:
      sent.interpretation ?? (isMeasured(sent) ? interpretationOf(fields) : fields.interpretation),
  }),
  problems: (fields, check) =>
    fieldProblems({
      value: [anyValueProblem(fields, check)],
      reference_high: [rangeProblem(fields, check)],
      collected_at: [partialDateProblem(fields.collected_at, check)],
      resulted_at: [orderProblem(fields.resulted_at, fields.collected_at, check)],
    }),
  texts: ({ test_code: code, test_name: name, panel, lab_name: lab, notes, value_text: text }) => {
    const known = labTests.find((one) => one.code === code)
    const names = Object.values(panelNames).find((one) => one['en-ca'] === panel)
    return [
      name,
      panel,
      lab,
      notes,
      text,
      ...Object.values({ ...known?.names }),
      ...Object.values({ ...names }),
    ]
  },
  sortKeys: {
    collected_at: ({ collected_at: date }) => date,
    test_name: ({ test_name: name }) => name,
    panel: ({ panel }) => panel,
    out_of_range: ({ interpretation }) => Number(outOfRange.has(interpretation)),
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['-collected_at', '-out_of_range'],
})

function rangeProblem({ reference_low: low, reference_high: high }: Own, { locale }: RecordCheck) {
  return low !== null && high !== null && high < low ? messages[locale].invalid : null
}

/** The newest of each test among these; of one day the one written down last. */
function latestIds(rows: readonly Row[]): ReadonlySet<string> {
  const newest = new Map<string, Row>()
  for (const row of rows) {
    const known = newest.get(row.test_code)
    if (!known || row.collected_at >= known.collected_at) newest.set(row.test_code, row)
  }
  return new Set([...newest.values()].map(({ id }) => id))
}

function isWanted(row: Row, query: Call<'listTestResults'>['query']): boolean {
  const { test_code: code, interpretation__in: wanted, is_new: isNew } = query
  const { collected_at__gte: from, collected_at__lte: until } = query
  return (
    (code === undefined || row.test_code === code) &&
    (wanted === undefined || wanted.includes(row.interpretation)) &&
    (isNew === undefined || row.is_new === isNew) &&
    (from === undefined || row.collected_at >= from) &&
    (until === undefined || row.collected_at <= until)
  )
}

export const testResults = {
  listTestResults: (call) => {
    const { world, query, locale } = call
    const { latest, ...others } = query
    const wanted = testResultRecords.allOf(world, query.patient).filter((row) => isWanted(row, others))
    const kept = latest ? latestIds(wanted) : new Set(wanted.map(({ id }) => id))
    const page = testResultRecords.list(call, ({ id }) => kept.has(id))
    return { ...page, results: page.results.map((result) => localizedResult(result, locale)) }
  },
  createTestResult: (call) => localizedResult(testResultRecords.create(call), call.locale),
  getTestResult: (call) => localizedResult(testResultRecords.get(call), call.locale),
  updateTestResult: (call) => localizedResult(testResultRecords.update(call), call.locale),
  deleteTestResult: (call) => testResultRecords.remove(call),
  confirmTestResult: (call) => localizedResult(testResultRecords.confirm(call), call.locale),
  restoreTestResult: (call) => localizedResult(testResultRecords.restore(call), call.locale),

  markTestResultsSeen: (call) => {
    const { id } = ownPatientFor(call, call.body.patient)
    const { rows } = call.world.tables.records.testResults
    for (const row of rows.values()) {
      if (row.patient !== id || row.test_code !== call.body.test_code) continue
      rows.set(row.id, { ...row, is_new: false })
    }
  },
} satisfies Partial<Operations>
