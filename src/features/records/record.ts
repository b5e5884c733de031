import type { Condition } from '#generated/model/index.ts'

/** What every kind of health record has. */
export type HealthRecord = Pick<
  Condition,
  | 'id'
  | 'patient'
  | 'source'
  | 'source_document'
  | 'recorded_by'
  | 'patient_note'
  | 'created_at'
  | 'updated_at'
  | 'last_confirmed_at'
  | 'can_edit'
  | 'can_delete'
>

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
