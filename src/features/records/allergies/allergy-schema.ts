import * as z from 'zod/mini'
import type { Allergy } from '#generated/model/index.ts'
import {
  AllergyCategory,
  AllergyCreate,
  AllergyReaction,
  AllergySeverity,
  AllergyStatus,
} from '#generated/zod/portageV1.schemas.zod.ts'
import {
  choice,
  choices,
  line,
  optionalLine,
  optionalLines,
  optionalYear,
  rule,
} from '#src/form-kit/fields.ts'

const { allergen, reaction_text, notes } = AllergyCreate.shape

const includesOther = (reactions: unknown) => Array.isArray(reactions) && reactions.includes('other')

/** Form values; '' means empty. */
export type AllergyInput = z.input<typeof answers>
export type AllergyChecked = z.output<typeof answers>

const answers = z
  .object({
    allergen: line(allergen),
    category: choice(AllergyCategory),
    reactions: choices(AllergyReaction),
    reaction_text: optionalLine(reaction_text),
    severity: choice(AllergySeverity),
    onset_year: optionalYear,
    status: choice(AllergyStatus),
    notes: optionalLines(notes),
  })
  .check(
    rule(
      { code: 'required' },
      'reaction_text',
      ({ reactions, reaction_text: text }) => !includesOther(reactions) || Boolean(text),
    ),
  )

/** The form of an allergy (DATA-56, VAL-35..49). `Other` reactions require a description. */
export const allergySchema = z.pipe(
  z.transform((typed: AllergyInput) =>
    includesOther(typed.reactions) ? typed : { ...typed, reaction_text: '' },
  ),
  answers,
)

export const emptyAllergy: AllergyInput = {
  allergen: '',
  category: '',
  reactions: [],
  reaction_text: '',
  severity: '',
  onset_year: '',
  status: 'active',
  notes: '',
}

export const toFormValues = (allergy: Allergy): AllergyInput => ({
  allergen: allergy.allergen,
  category: allergy.category,
  reactions: allergy.reactions,
  reaction_text: allergy.reaction_text ?? '',
  severity: allergy.severity,
  onset_year: String(allergy.onset_year ?? ''),
  status: allergy.status,
  notes: allergy.notes ?? '',
})
