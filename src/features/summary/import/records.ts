import { createAllergy } from '#generated/endpoints/allergies/allergies.ts'
import { createCondition } from '#generated/endpoints/conditions/conditions.ts'
import { createFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { createImmunization } from '#generated/endpoints/immunizations/immunizations.ts'
import { createMedication } from '#generated/endpoints/medications/medications.ts'
import { createProcedure } from '#generated/endpoints/procedures/procedures.ts'
import { createTestResult } from '#generated/endpoints/test-results/test-results.ts'
import type {
  Allergy,
  Condition,
  FamilyHistory,
  Immunization,
  Measurement,
  MeasurementImportRow,
  Medication,
  Procedure,
  TestResult,
} from '#generated/model/index.ts'
import {
  AllergyCreate,
  ConditionCreate,
  FamilyHistoryCreate,
  ImmunizationCreate,
  MeasurementCreate,
  MedicationCreate,
  ProcedureCreate,
  TestResultCreate,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { allergyItem } from '../kinds/allergy.ts'
import { conditionItem } from '../kinds/condition.ts'
import { familyItem } from '../kinds/family-history.ts'
import { immunizationItem } from '../kinds/immunization.ts'
import { measurementItem } from '../kinds/measurement.ts'
import { medicationItem } from '../kinds/medication.ts'
import { procedureItem } from '../kinds/procedure.ts'
import { resultItem } from '../kinds/test-result.ts'
import type { StoryItem, StoryPart, Words } from '../story/story-item.ts'
import type { LeftReason, Read, ReadFields } from './reading.ts'

/** Documents come without their files, so they are not imported. */
export type ImportKind = Exclude<StoryPart, 'documents'>

type Body = Record<string, unknown>
type Parsed = {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined
}

type Kind<Row> = {
  schema: { safeParse: (body: unknown) => Parsed }
  item: (words: Words, row: Row) => StoryItem
  /** Dates and years that must not be in the future. */
  past: readonly (keyof ReadFields<Row> & string)[]
  /** Values that the server finds out if they are left out. */
  derived?: (fields: ReadFields<Row>) => readonly string[]
  create: (body: never) => Promise<unknown>
}

const kinds = {
  allergies: {
    schema: AllergyCreate,
    item: allergyItem,
    past: ['onset_year'],
    create: createAllergy,
  } satisfies Kind<Allergy>,
  conditions: {
    schema: ConditionCreate,
    item: conditionItem,
    past: ['diagnosis_year', 'resolved_year'],
    create: createCondition,
  } satisfies Kind<Condition>,
  family_history: {
    schema: FamilyHistoryCreate,
    item: familyItem,
    past: [],
    create: createFamilyHistory,
  } satisfies Kind<FamilyHistory>,
  immunizations: {
    schema: ImmunizationCreate,
    item: immunizationItem,
    past: ['date_received'],
    create: createImmunization,
  } satisfies Kind<Immunization>,
  measurements: {
    schema: MeasurementCreate,
    item: measurementItem,
    past: [],
    // They are sent together.
    create: () => Promise.reject(new Error('not sent alone')),
  } satisfies Kind<Measurement>,
  medications: {
    schema: MedicationCreate,
    item: medicationItem,
    past: ['start_date'],
    create: createMedication,
  } satisfies Kind<Medication>,
  procedures: {
    schema: ProcedureCreate,
    item: procedureItem,
    past: ['date'],
    create: createProcedure,
  } satisfies Kind<Procedure>,
  test_results: {
    schema: TestResultCreate,
    item: resultItem,
    past: ['collected_at'],
    derived: ({ test_code: code, interpretation }) => [
      'is_new',
      ...(code === '' ? ['test_code'] : []),
      ...(interpretation === 'unknown' ? ['interpretation'] : []),
    ],
    create: createTestResult,
  } satisfies Kind<TestResult>,
} as const satisfies Record<ImportKind, unknown>

/** A record of a file, ready to be added. */
export type FoundRecord = {
  key: string
  kind: ImportKind
  source: string
  /** What there is no field for. */
  lost: readonly string[]
  /** As it will be shown. */
  item: (words: Words) => StoryItem
  body: Body
  send: () => Promise<unknown>
}

/** Fields that do not fit are left out; a record without what it needs is no record. */
function fitted(schema: Kind<never>['schema'], body: Body): { body: Body; lost: string[] } | undefined {
  const lost: string[] = []
  let fitting = body
  for (;;) {
    const { success, error } = schema.safeParse(fitting)
    if (success) return { body: fitting, lost }
    const wrong = new Set(error?.issues.map(({ path: [name] }) => String(name)))
    // Emptying it again would not help.
    if ([...wrong].some((name) => (fitting[name] ?? null) === null)) return undefined
    for (const name of wrong) lost.push(shown(fitting[name]))
    fitting = { ...fitting, ...Object.fromEntries([...wrong].map((name) => [name, null])) }
  }
}

const LONGEST_SHOWN = 80

function shown(value: unknown): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  const signs = [...words]
  return signs.length > LONGEST_SHOWN ? `${signs.slice(0, LONGEST_SHOWN).join('')}…` : words
}

type Whose = {
  patient: string
  /** Who recorded it if the record does not say so, the best first. */
  authors: readonly string[]
}

const { source_text: sourceText } = MeasurementCreate.shape

let made = 0

/** A record that the contract accepts, or the reason why there is none. */
export function prepared(
  kindName: ImportKind,
  read: Read<never>,
  { patient, authors }: Whose,
): FoundRecord | { left: LeftReason } {
  const kind = kinds[kindName] as unknown as Kind<object>
  const source = [read.source, ...authors].find((one) => one && sourceText.safeParse(one).success) ?? ''
  const { past, derived, schema, create } = kind
  const fields: Body = { ...(read.fields as object) }
  const today = localToday()
  const ahead = past.filter((name) => {
    const date = String(fields[name] ?? '')
    return date > today.slice(0, date.length)
  })
  const early = ahead.map((name) => shown(String(fields[name])))
  for (const name of ahead) fields[name] = null
  const unsent = derived?.(fields as never) ?? []
  const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => !unsent.includes(name)))
  const fit = fitted(schema, { patient, ...sent, source_text: source })
  if (!fit) return { left: ahead.length > 0 ? 'future' : 'unfit' }
  const { body } = fit
  const key = String((made += 1))
  const row = {
    ...fields,
    ...body,
    id: key,
    source: 'file',
    patient_note: null,
    updated_at: '',
  }
  return {
    key,
    kind: kindName,
    source,
    lost: [...read.lost.map(shown), ...early, ...fit.lost],
    item: (words) => kind.item(words, row as never),
    body,
    send: () => create(body as never),
  }
}

/** A measurement for the operation that adds several. */
export const importRow = ({ body }: FoundRecord): MeasurementImportRow =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'patient'),
  ) as unknown as MeasurementImportRow
