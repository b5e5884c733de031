import type { Allergy } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, sentence, yearProblem } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankAllergy } from '../store/blank-records.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<Allergy>
type AllergyRank = Pick<Allergy, 'reactions' | 'severity' | 'status'>
type Sort = 'severity' | 'allergen' | 'onset_year' | 'updated_at'

const severityRank = { mild: 1, unknown: 2, moderate: 3, severe: 4 } as const satisfies Record<
  Allergy['severity'],
  number
>

/** A reaction of the whole body comes before everything else, however it was judged. */
const rankOf = ({ reactions, severity }: Pick<Allergy, 'reactions' | 'severity'>): number =>
  reactions.includes('anaphylaxis') ? 5 : severityRank[severity]

/** Active ones first, the most serious of them first. */
export const byImportance = (a: AllergyRank, b: AllergyRank): number =>
  Number(b.status === 'active') - Number(a.status === 'active') || rankOf(b) - rankOf(a)

/** The other reaction is required if there is one. */
function otherProblem({ reactions, reaction_text: text }: Own, check: RecordCheck): string | null {
  const isTold = text !== null && text.trim() !== ''
  if (reactions.includes('other') === isTold) return null
  return isTold
    ? sentence(check, 'Only told with the reaction "other".', 'Seulement avec la réaction « autre ».')
    : sentence(check, 'Tell what the other reaction is.', 'Indiquez quelle est l’autre réaction.')
}

/** Reactions must be unique, which the schema cannot express for every tool. */
function twiceProblem({ reactions }: Own, check: RecordCheck): string | null {
  if (new Set(reactions).size === reactions.length) return null
  return sentence(check, 'Name each reaction once.', 'Nommez chaque réaction une seule fois.')
}

/** The allergies of a profile: the most serious ones first. */
export const allergyRecords = recordOperations<Own, Sort>({
  name: 'allergy',
  table: ({ allergies: table }) => table,
  blank: blankAllergy,
  // The code of the old name is not the code of the new one.
  derive: (fields, sent) =>
    sent.allergen !== undefined && sent.code === undefined ? { ...fields, code: null } : fields,
  problems: (fields, check) =>
    fieldProblems({
      reactions: [twiceProblem(fields, check)],
      reaction_text: [otherProblem(fields, check)],
      onset_year: [yearProblem(fields.onset_year, check)],
    }),
  texts: ({ allergen, reaction_text: text, notes }) => [allergen, text, notes],
  sortKeys: {
    severity: rankOf,
    allergen: ({ allergen }) => allergen,
    onset_year: ({ onset_year: year }) => year,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['-severity', 'allergen'],
})

export const allergies = {
  listAllergies: (call) =>
    allergyRecords.list(
      call,
      ({ status, category }) =>
        (call.query.status === undefined || status === call.query.status) &&
        (call.query.category === undefined || category === call.query.category),
    ),
  createAllergy: (call) => allergyRecords.create(call),
  getAllergy: (call) => allergyRecords.get(call),
  updateAllergy: (call) => allergyRecords.update(call),
  deleteAllergy: (call) => allergyRecords.remove(call),
  confirmAllergy: (call) => allergyRecords.confirm(call),
  restoreAllergy: (call) => allergyRecords.restore(call),
} satisfies Partial<Operations>
