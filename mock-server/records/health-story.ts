import type {
  HealthStory,
  HealthStorySection,
  HealthStorySections,
  HealthStoryView,
  RecordKind,
  RecordStatementStatus,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { documentView } from '../operations/document-views.ts'
import { allergyRecords, byImportance } from '../operations/allergies.ts'
import { conditionRecords } from '../operations/conditions.ts'
import { immunizationRecords } from '../operations/immunizations.ts'
import { procedureRecords } from '../operations/procedures.ts'
import { latestMeasurements, measurementRecords } from '../operations/measurements.ts'
import { familyHistoryRecords } from '../operations/family-history.ts'
import { medicationRecords } from '../operations/medications.ts'
import { localizedResult, testResultRecords } from '../operations/test-results.ts'
import { nameOf } from '../operations/views.ts'
import { iso } from '../store/clock.ts'
import type { PatientRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { isSince } from './date-range.ts'
import { emergencyRecords } from './emergency-records.ts'
import { targetsFor } from './measurement-targets.ts'
import { statementOf } from './statements.ts'

type Context = Pick<CallContext, 'world' | 'locale'>
type Day = string | null
type Listed = {
  readonly id: string
  readonly updated_at: string
  readonly date?: Day
  readonly collected_at?: Day
  readonly measured_at?: Day
  readonly date_received?: Day
  readonly document_date?: Day
  readonly uploaded_at?: Day
}

/** The most records that one part holds. */
const most = 200

/** The excluded records by section; without it everything is included. */
export type StoryFilter = {
  readonly sections?: readonly HealthStorySection[]
  readonly hidden?: readonly string[]
  /** The day before which what happened on a day is left out. */
  readonly since?: string | null
  readonly view?: HealthStoryView
}

/** The parts about which a statement can be made in place of records. */
const kindOf: Readonly<Partial<Record<HealthStorySection, RecordKind>>> = {
  allergies: 'allergies',
  medications: 'medications',
  conditions: 'conditions',
  immunizations: 'immunizations',
  procedures: 'procedures',
  family_history: 'family-history',
  test_results: 'test-results',
  documents: 'documents',
}

const later = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '')

/** The newest result of each test. */
function lastOfEach<Result extends { test_code: string; collected_at: string }>(
  rows: readonly Result[],
): Result[] {
  const last = new Map<string, Result>()
  for (const row of rows.toSorted((a, b) => later(a.collected_at, b.collected_at))) {
    if (!last.has(row.test_code)) last.set(row.test_code, row)
  }
  return [...last.values()]
}

/** A person's records by section, in reading order. */
function recordsOf({ world, locale }: Context, id: string) {
  const documents = [...world.tables.documents.rows.values()].filter((row) => row.patient === id)
  return {
    allergies: allergyRecords
      .allOf(world, id)
      .filter(({ status }) => status !== 'entered_in_error')
      .map(allergyRecords.view)
      .toSorted(byImportance),
    medications: medicationRecords
      .allOf(world, id)
      .map(medicationRecords.view)
      .toSorted(
        (a, b) =>
          Number(b.currently_taking) - Number(a.currently_taking) || a.name.localeCompare(b.name, 'en-CA'),
      ),
    conditions: conditionRecords
      .allOf(world, id)
      .map(conditionRecords.view)
      .toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active')),
    immunizations: immunizationRecords
      .allOf(world, id)
      .map(immunizationRecords.view)
      .toSorted((a, b) => later(a.date_received, b.date_received)),
    procedures: procedureRecords
      .allOf(world, id)
      .map(procedureRecords.view)
      .toSorted((a, b) => later(a.date, b.date)),
    family_history: familyHistoryRecords.allOf(world, id).map(familyHistoryRecords.view),
    test_results: lastOfEach(testResultRecords.allOf(world, id)).map((row) =>
      localizedResult(testResultRecords.view(row), locale),
    ),
    measurements: latestMeasurements(measurementRecords.allOf(world, id))
      .map(measurementRecords.view)
      .toSorted((a, b) => later(a.measured_at, b.measured_at)),
    documents: documents
      .map((row) => documentView(world, row))
      .toSorted((a, b) => later(a.created_at, b.created_at)),
  }
}

/** The (partial) date of a record; null for kinds without one. */
const dayOf = (row: Listed): Day =>
  row.collected_at ??
  row.measured_at ??
  row.date_received ??
  row.document_date ??
  row.uploaded_at ??
  row.date ??
  null

function sectionOf<Row extends Listed>(
  rows: readonly Row[],
  statement: RecordStatementStatus | null,
  { hidden = [], since }: StoryFilter,
) {
  const shown = rows.filter((row) => !hidden.includes(row.id) && isSince(dayOf(row), since))
  return {
    status: 'ok' as const,
    count: shown.length,
    last_updated: shown.map((row) => row.updated_at).toSorted(later)[0] ?? null,
    // an allergy that is left out does not become 'none known'
    statement: shown.length === rows.length ? statement : null,
    results: shown.slice(0, most),
  }
}

function sectionsOf(call: Context, id: string, filter: StoryFilter): HealthStorySections {
  const { sections } = filter
  const saidOf = (part: HealthStorySection) => {
    const kind = kindOf[part]
    return kind ? statementOf(call.world, id, kind).status : null
  }
  const part = <Kind extends HealthStorySection, Row extends Listed>(kind: Kind, rows: readonly Row[]) =>
    sections && !sections.includes(kind) ? undefined : sectionOf(rows, saidOf(kind), filter)
  const records =
    filter.view === 'emergency'
      ? emergencyRecords(recordsOf(call, id), call.world.clock.now())
      : recordsOf(call, id)
  const all: HealthStorySections = {
    allergies: part('allergies', records.allergies),
    medications: part('medications', records.medications),
    conditions: part('conditions', records.conditions),
    immunizations: part('immunizations', records.immunizations),
    procedures: part('procedures', records.procedures),
    family_history: part('family_history', records.family_history),
    test_results: part('test_results', records.test_results),
    measurements: part('measurements', records.measurements),
    documents: part('documents', records.documents),
  }
  if (all.measurements && filter.view !== 'emergency') {
    all.measurements.targets = targetsFor(call.world, id, all.measurements.results)
  }
  return Object.fromEntries(Object.entries(all).filter(([, section]) => section !== undefined))
}

function languageOf(world: World, { user, isSelf }: PatientRow) {
  const language = isSelf ? world.tables.users.get(user)?.language : undefined
  return language || null
}

/** The Health Story of a profile as the contract has it. */
export function healthStoryOf(call: Context, patient: PatientRow, filter: StoryFilter = {}): HealthStory {
  return {
    patient: {
      id: patient.id,
      display_name: nameOf(patient),
      date_of_birth: patient.dateOfBirth ?? null,
      preferred_language: languageOf(call.world, patient),
      spoken_languages: patient.emergency?.spokenLanguages ?? null,
      implants: patient.emergency?.implants ?? null,
      emergency_contact: patient.emergency?.contact ?? null,
    },
    generated_at: iso(call.world.clock.now()),
    sections: sectionsOf(call, patient.id, filter),
  }
}
