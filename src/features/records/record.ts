import { createElement, Fragment, type ReactNode } from 'react'
import type { Condition } from '#generated/model/index.ts'
import type { EveryField } from '#src/lib/every-field.ts'
import type { Fact } from '#src/ui/Facts.tsx'
import type { Column } from '#src/ui/table-column.ts'

/** What every kind of health record has; the parts that all kinds share show it. */
export type HealthRecord = Pick<
  Condition,
  | 'id'
  | 'patient'
  | 'source'
  | 'source_document'
  | 'source_submission'
  | 'recorded_by'
  | 'patient_note'
  | 'created_at'
  | 'updated_at'
  | 'last_confirmed_at'
  | 'can_edit'
  | 'can_delete'
>

/** What a kind has of its own. */
export type OwnFields<Row extends HealthRecord> = Omit<Row, keyof HealthRecord>

/** What the form of a kind asks, in its order. */
export type RecordInputs<Row extends HealthRecord> = EveryField<OwnFields<Row>, ReactNode>

export const inOrder = (inputs: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...Object.values(inputs))

/** What the page of a record tells, in its order. */
export type RecordFacts<Row extends HealthRecord> = EveryField<OwnFields<Row>, Fact>

/** What a list tells, in its order. */
export type RecordColumns<Row extends HealthRecord> = EveryField<OwnFields<Row>, Column<Row>>

export const PAGE_SIZE = 20

/** When the person last said something about a record: wrote, changed or confirmed it. ISO text. */
export const lastLookedAt = (record: Pick<HealthRecord, 'created_at' | 'last_confirmed_at'>): string =>
  record.last_confirmed_at ?? record.created_at

/** A year, in ms: after that one is asked whether a record is still right. */
const YEAR = 365 * 86_400_000

/** Whether it is time to ask. What is not the person's own to change is not asked about. */
export const isDue = (
  record: Pick<HealthRecord, 'created_at' | 'last_confirmed_at' | 'can_edit'>,
  now = Date.now(),
): boolean => record.can_edit && now - Date.parse(lastLookedAt(record)) > YEAR
