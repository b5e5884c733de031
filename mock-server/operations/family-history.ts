import type { FamilyHistory } from '#generated/model/index.ts'
import { FamilyRelation } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, sentence } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankFamilyHistory } from '../store/blank-records.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<FamilyHistory>
type Sort = 'relation' | 'condition' | 'updated_at'

/** As the contract lists them: the closest first. */
const relations = Object.values(FamilyRelation)

/** A relative who is alive, or for whom it is not stated, has no age at death. */
function livesProblem({ is_deceased: died, age_at_death: age }: Own, check: RecordCheck): string | null {
  if (died === true || age === null) return null
  return sentence(check, 'Only of a relative who has died.', 'Seulement pour une personne décédée.')
}

/** An age of onset requires an illness. */
function nothingBeganProblem({ condition, age_at_onset: age }: Own, check: RecordCheck): string | null {
  if (condition !== null || age === null) return null
  return sentence(check, 'Only of an illness.', 'Seulement pour une maladie.')
}

/** The operations on the family history. */
export const familyHistoryRecords = recordOperations<Own, Sort>({
  name: 'family-history',
  table: ({ familyHistory: table }) => table,
  blank: blankFamilyHistory,
  problems: (fields, check) =>
    fieldProblems({
      age_at_onset: [nothingBeganProblem(fields, check)],
      age_at_death: [livesProblem(fields, check), agesProblem(fields, check)],
    }),
  texts: ({ condition, notes }) => [condition, notes],
  sortKeys: {
    relation: ({ relation }) => relations.indexOf(relation),
    condition: ({ condition }) => condition,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['relation', 'condition'],
})

/** The onset must not be after the death. */
function agesProblem({ age_at_death: death, age_at_onset: onset }: Own, check: RecordCheck): string | null {
  if (death === null || onset === null || death >= onset) return null
  return sentence(
    check,
    'Not lower than the age at which the illness began.',
    'Pas inférieur à l’âge au début de la maladie.',
  )
}

export const familyHistory = {
  listFamilyHistory: (call) =>
    familyHistoryRecords.list(
      call,
      ({ relation }) => call.query.relation === undefined || relation === call.query.relation,
    ),
  createFamilyHistory: (call) => familyHistoryRecords.create(call),
  getFamilyHistory: (call) => familyHistoryRecords.get(call),
  updateFamilyHistory: (call) => familyHistoryRecords.update(call),
  deleteFamilyHistory: (call) => familyHistoryRecords.remove(call),
  confirmFamilyHistory: (call) => familyHistoryRecords.confirm(call),
  restoreFamilyHistory: (call) => familyHistoryRecords.restore(call),
} satisfies Partial<Operations>
