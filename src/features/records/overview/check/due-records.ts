import { getListAllergiesQueryOptions } from '#generated/endpoints/allergies/allergies.ts'
import { getListConditionsQueryOptions } from '#generated/endpoints/conditions/conditions.ts'
import { getListFamilyHistoryQueryOptions } from '#generated/endpoints/family-history/family-history.ts'
import { getListMedicationsQueryOptions } from '#generated/endpoints/medications/medications.ts'
import type { Allergy, Condition, FamilyHistory, Medication } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { reactionsText } from '../../allergies/reactions-text.ts'
import { type HealthRecord, isDue, lastLookedAt } from '../../record/record.ts'
import { listOf } from '../kinds/kinds.ts'

/** Kinds that become outdated without an event; past events, such as vaccines or procedures, do not. */
export const checkedKinds = ['allergies', 'medications', 'conditions', 'familyHistory'] as const
export type CheckedKind = (typeof checkedKinds)[number]

/** A record without a review for a year. */
export type DueRecord = {
  id: string
  name: string
  detail?: string
  /** When someone last created, changed or confirmed it. */
  lookedAt: string
  wasChecked: boolean
  changeTo: string
}

const MOST = 100

const reading =
  <Row extends HealthRecord>(
    read: (row: Row) => Pick<DueRecord, 'name' | 'detail' | 'changeTo'>,
    now: number,
  ) =>
  ({ results }: { results: Row[] }): DueRecord[] =>
    results
      .filter((row) => isDue(row, now))
      .map((row) => ({
        id: row.id,
        lookedAt: lastLookedAt(row),
        wasChecked: row.last_confirmed_at !== null,
        ...read(row),
      }))

/** Queries of current records by kind, filtered to those due for review. */
export const dueRecords = {
  allergies: (patient: string, now: number, t: Texts) => ({
    ...getListAllergiesQueryOptions({ patient, status: 'active', page_size: MOST }),
    select: reading(
      (row: Allergy) => ({
        name: row.allergen,
        detail: reactionsText(row, t),
        changeTo: listOf('allergies', patient, { edit: row.id }),
      }),
      now,
    ),
  }),
  medications: (patient: string, now: number, _t: Texts) => ({
    ...getListMedicationsQueryOptions({ patient, currently_taking: true, page_size: MOST }),
    select: reading(
      ({ id, name, strength }: Medication) => ({
        name,
        ...(strength && { detail: strength }),
        changeTo: paths.patient.healthStory.editMedication({ patientId: patient, medicationId: id }),
      }),
      now,
    ),
  }),
  conditions: (patient: string, now: number, _t: Texts) => ({
    ...getListConditionsQueryOptions({ patient, status__in: ['active', 'unknown'], page_size: MOST }),
    select: reading(
      ({ id, name }: Condition) => ({
        name,
        changeTo: paths.patient.healthStory.editCondition({ patientId: patient, conditionId: id }),
      }),
      now,
    ),
  }),
  familyHistory: (patient: string, now: number, t: Texts) => ({
    ...getListFamilyHistoryQueryOptions({ patient, page_size: MOST }),
    select: reading(
      ({ id, relation, condition }: FamilyHistory) => ({
        name: condition ?? t.records.familyHistory.noneKnown(),
        detail: t.records.familyHistory.relation[relation](),
        changeTo: listOf('familyHistory', patient, { edit: id }),
      }),
      now,
    ),
  }),
}
