import type { HealthStorySections, Measurement, RecordCode, TestResult } from '#generated/model/index.ts'
import { bareName } from '#src/lib/text/same-name.ts'
import type { FoundRecord, ImportKind } from './records.ts'

type Fields = Readonly<Record<string, unknown>>
/** What makes two records the same: a name or code in common, and the day. */
type Sameness = { names: readonly string[]; day: string | null }

const nameIn = (...parts: readonly unknown[]) =>
  bareName(parts.filter((part) => typeof part === 'string').join(' '))
const codeIn = (code: unknown) => {
  const { system, code: value } = Object(code) as Partial<RecordCode>
  return value ? [`${system}|${value}`] : []
}
const dayIn = (day: unknown) => (day === null || day === undefined ? null : String(day))

const samenessOf: Readonly<Record<ImportKind, (fields: Fields) => Sameness>> = {
  allergies: (of) => ({
    names: [nameIn(of['allergen']), ...codeIn(of['code'])],
    day: dayIn(of['onset_year']),
  }),
  conditions: (of) => ({
    names: [nameIn(of['name']), ...codeIn(of['code'])],
    day: dayIn(of['diagnosis_year']),
  }),
  medications: (of) => ({ names: [nameIn(of['name'], of['strength'])], day: dayIn(of['start_date']) }),
  immunizations: (of) => ({
    names: [nameIn(of['vaccine_name']), ...codeIn(of['vaccine_code'])],
    day: dayIn(of['date_received']),
  }),
  procedures: (of) => ({ names: [nameIn(of['name'])], day: dayIn(of['date']) }),
  family_history: (of) => ({ names: [`${String(of['relation'])} ${nameIn(of['condition'])}`], day: null }),
  test_results: (of) => ({
    names: [nameIn(of['test_name']), ...(of['test_code'] ? [`test ${String(of['test_code'])}`] : [])],
    day: [of['collected_at'], of['value'] ?? of['value_text']].join(' '),
  }),
  measurements: (of) => ({
    names: [[of['kind'], of['value'], of['diastolic'], of['unit']].join(' ')],
    day: String(of['measured_at']).slice(0, 16),
  }),
}

/** A date may be missing or less exact in one of two records that are the same. */
const loose = new Set<ImportKind>(['allergies', 'conditions', 'medications', 'procedures'])

function isSameDay(kind: ImportKind, one: string | null, other: string | null): boolean {
  if (one === other) return true
  if (!loose.has(kind)) return false
  return one === null || other === null || one.startsWith(other) || other.startsWith(one)
}

/** The kinds of which the Health Story has only the latest. */
type Whole = { readonly measurements: readonly Measurement[]; readonly test_results: readonly TestResult[] }
export const isReadWhole = (kind: ImportKind): kind is keyof Whole =>
  kind === 'measurements' || kind === 'test_results'

/** The keys of the records that are there already, or are in the file before. */
export function duplicatesOf(
  records: readonly FoundRecord[],
  sections: HealthStorySections,
  whole: Whole,
): ReadonlySet<string> {
  const days = new Map<string, (string | null)[]>()
  const remember = (kind: ImportKind, { names, day }: Sameness) => {
    for (const name of names) days.set(`${kind} ${name}`, [...(days.get(`${kind} ${name}`) ?? []), day])
  }
  for (const kind of Object.keys(samenessOf) as ImportKind[]) {
    const rows = isReadWhole(kind) ? whole[kind] : (sections[kind]?.results ?? [])
    for (const row of rows) remember(kind, samenessOf[kind](row as unknown as Fields))
  }
  const found = new Set<string>()
  for (const { key, kind, body } of records) {
    const same = samenessOf[kind](body)
    const known = same.names.flatMap((name) => days.get(`${kind} ${name}`) ?? [])
    if (known.some((day) => isSameDay(kind, day, same.day))) found.add(key)
    remember(kind, same)
  }
  return found
}
