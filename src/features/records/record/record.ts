import { Fragment, type ReactNode, createElement } from 'react'
import type { Condition } from '#generated/model/index.ts'
import type { EveryField } from '#src/lib/objects/every-field.ts'
import type { Fact } from '#src/ui/data/Facts.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'

/** Fields common to all health records, rendered by shared components. */
export type HealthRecord = Pick<
  Condition,
  | 'id'
  | 'patient'
  | 'source'
  | 'source_document'
  | 'source_submission'
  | 'source_text'
  | 'recorded_by'
  | 'patient_note'
  | 'created_at'
  | 'updated_at'
  | 'last_confirmed_at'
  | 'can_edit'
  | 'can_delete'
>

export type OwnFields<Row extends HealthRecord> = Omit<Row, keyof HealthRecord>

/** The form fields of a kind, in order. */
export type RecordInputs<Row extends HealthRecord> = EveryField<OwnFields<Row>, ReactNode>

export const inOrder = (inputs: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...Object.values(inputs))

/** The details on a record's page, in order. */
export type RecordFacts<Row extends HealthRecord> = EveryField<OwnFields<Row>, Fact>

/** The columns of a list, in order. */
export type RecordColumns<Row extends HealthRecord> = EveryField<OwnFields<Row>, Column<Row>>

export const PAGE_SIZE = 20

/** Query parameters shared by the lists of records. */
export const recordsQuery = (patient: string, page: number, { search }: Pick<ListAddress, 'search'>) => ({
  patient,
  page,
  page_size: PAGE_SIZE,
  ...(search !== '' && { search }),
})

/** When the person last created, changed or confirmed a record, as ISO text. */
export const lastLookedAt = (record: Pick<HealthRecord, 'created_at' | 'last_confirmed_at'>): string =>
  record.last_confirmed_at ?? record.created_at

/** A year in ms, after which a record is due for review. */
const YEAR = 365 * 86_400_000

/** Whether a review is due. Records the person cannot change are excluded. */
export const isDue = (
  record: Pick<HealthRecord, 'created_at' | 'last_confirmed_at' | 'can_edit'>,
  now = Date.now(),
): boolean => record.can_edit && now - Date.parse(lastLookedAt(record)) > YEAR
