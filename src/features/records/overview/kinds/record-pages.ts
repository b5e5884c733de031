import { getListAllergiesQueryOptions } from '#generated/endpoints/allergies/allergies.ts'
import { getListConditionsQueryOptions } from '#generated/endpoints/conditions/conditions.ts'
import { getListDocumentsQueryOptions } from '#generated/endpoints/documents/documents.ts'
import { getListFamilyHistoryQueryOptions } from '#generated/endpoints/family-history/family-history.ts'
import { getListImmunizationsQueryOptions } from '#generated/endpoints/immunizations/immunizations.ts'
import { getListMedicationsQueryOptions } from '#generated/endpoints/medications/medications.ts'
import { getListProceduresQueryOptions } from '#generated/endpoints/procedures/procedures.ts'
import { getListTestResultsQueryOptions } from '#generated/endpoints/test-results/test-results.ts'
import type {
  Allergy,
  Condition,
  Document,
  FamilyHistory,
  Immunization,
  Medication,
  Procedure,
  TestResult,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { reactionsText } from '../../allergies/reactions-text.ts'
import { valueText } from '../../test-results/result-texts.ts'
import { listOf } from './kinds.ts'
import type { RecordEntry } from '../timeline/timeline.ts'

export type RecordPage = {
  count: number
  entries: RecordEntry[]
  /** When the first record was changed; for a page sorted by change, the last change overall. */
  updatedAt: string | null
}

export type PageWanted = {
  patient: string
  /** By last change or by date; by default, the list's own order. */
  by?: 'change' | 'date'
  page?: number
  size: number
  search?: string
}

type Wire<Row> = { count: number; results: Row[] }
type Changed = { updated_at: string }

const paging = ({ patient, page = 1, size, search }: PageWanted) => ({
  patient,
  page,
  page_size: size,
  ...(search && { search }),
})

/** Converts a page of the contract. */
const reading =
  <Row extends Changed>(read: (row: Row) => RecordEntry) =>
  ({ count, results }: Wire<Row>): RecordPage => ({
    count,
    entries: results.map(read),
    updatedAt: results[0]?.updated_at ?? null,
  })

const year = (value: number | null): string | null => (value === null ? null : String(value))

/** The page query of each kind; labels need the texts. */
export const recordPages = {
  allergies: (wanted: PageWanted, t: Texts) => ({
    ...getListAllergiesQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-onset_year' : '-updated_at'] }),
    }),
    select: reading((row: Allergy) => ({
      id: row.id,
      name: row.allergen,
      detail: reactionsText(row, t),
      date: year(row.onset_year),
      to: listOf('allergies', wanted.patient, { edit: row.id }),
    })),
  }),
  conditions: (wanted: PageWanted) => ({
    ...getListConditionsQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-diagnosis_year' : '-updated_at'] }),
    }),
    select: reading((row: Condition) => ({
      id: row.id,
      name: row.name,
      date: year(row.diagnosis_year),
      to: paths.patient.healthStory.condition({ patientId: wanted.patient, conditionId: row.id }),
    })),
  }),
  // Sorted by upload date, whatever the date they contain.
  documents: (wanted: PageWanted) => ({
    ...getListDocumentsQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-created_at' : '-updated_at'] }),
    }),
    select: reading((row: Document) => ({
      id: row.id,
      name: row.name,
      date: row.document_date ?? row.created_at,
      to: paths.patient.healthStory.document({ patientId: wanted.patient, documentId: row.id }),
    })),
  }),
  familyHistory: (wanted: PageWanted, t: Texts) => ({
    ...getListFamilyHistoryQueryOptions({
      ...paging(wanted),
      ...(wanted.by === 'change' && { ordering: ['-updated_at'] }),
    }),
    select: reading((row: FamilyHistory) => ({
      id: row.id,
      name: row.condition ?? t.records.familyHistory.noneKnown(),
      detail: t.records.familyHistory.relation[row.relation](),
      date: null,
      to: listOf('familyHistory', wanted.patient, { edit: row.id }),
    })),
  }),
  immunizations: (wanted: PageWanted, t: Texts) => ({
    ...getListImmunizationsQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-date_received' : '-updated_at'] }),
    }),
    select: reading((row: Immunization) => ({
      id: row.id,
      name: row.vaccine_name,
      ...(row.dose_number !== null && {
        detail: t.records.overview.line.dose({ number: row.dose_number }),
      }),
      date: row.date_received,
      to: paths.patient.healthStory.immunization({ patientId: wanted.patient, immunizationId: row.id }),
    })),
  }),
  medications: (wanted: PageWanted) => ({
    ...getListMedicationsQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-start_date' : '-updated_at'] }),
    }),
    select: reading((row: Medication) => ({
      id: row.id,
      name: row.name,
      ...(row.strength && { detail: row.strength }),
      date: row.start_date,
      to: paths.patient.healthStory.medication({ patientId: wanted.patient, medicationId: row.id }),
    })),
  }),
  procedures: (wanted: PageWanted) => ({
    ...getListProceduresQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-date' : '-updated_at'] }),
    }),
    select: reading((row: Procedure) => ({
      id: row.id,
      name: row.name,
      ...(row.body_site && { detail: row.body_site }),
      date: row.date,
      to: paths.patient.healthStory.procedure({ patientId: wanted.patient, procedureId: row.id }),
    })),
  }),
  testResults: (wanted: PageWanted, _t: Texts, locale: Locale) => ({
    ...getListTestResultsQueryOptions({
      ...paging(wanted),
      ...(wanted.by && { ordering: [wanted.by === 'date' ? '-collected_at' : '-updated_at'] }),
    }),
    select: reading((row: TestResult) => ({
      id: row.id,
      name: row.test_name,
      detail: valueText(row, locale),
      date: row.collected_at,
      to: listOf('testResults', wanted.patient, { test: row.test_code }),
    })),
  }),
}
