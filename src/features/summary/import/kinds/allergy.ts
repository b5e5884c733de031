import {
  type Allergy,
  AllergyCategory,
  AllergyReaction,
  type AllergySeverity,
} from '#generated/model/index.ts'
import { categories, manifestations } from '../../kinds/allergy.ts'
import {
  codingsOf,
  extensionOf,
  type FileContext,
  isNothing,
  nameBehind,
  nameOf,
  notesOf,
  ownCodeIn,
  recordCode,
  startOf,
  statusOf,
  yearOf,
} from '../fhir-values.ts'
import { at, list, oneOf } from '../json.ts'
import type { Reading } from '../reading.ts'

const reactions = Object.values(AllergyReaction)

/** A reaction by its code; one without is described in words. */
function reactionOf(manifestation: unknown): AllergyReaction {
  const codes = codingsOf(manifestation).map(({ code }) => code)
  return (
    ownCodeIn(manifestation, 'reaction', reactions) ??
    reactions.find((one) => codes.includes(manifestations[one] ?? '')) ??
    'other'
  )
}

function categoryOf(resource: unknown): AllergyCategory {
  const own = oneOf(Object.values(AllergyCategory), extensionOf(resource, 'category'))
  const [first] = list(at(resource, 'category'))
  // Biologic is more than insects.
  const known = (['medication', 'food', 'environment'] as const).find((one) => categories[one] === first)
  return own ?? known ?? 'other'
}

function severityOf(resource: unknown, reacted: readonly AllergyReaction[]): AllergySeverity {
  const said = list(at(resource, 'reaction')).map((one) => at(one, 'severity'))
  const own = extensionOf(resource, 'severity')
  const worst = (['severe', 'moderate', 'mild'] as const).find((one) => said.includes(one) || one === own)
  if (worst) return worst
  // Anaphylaxis says it already.
  const isHigh = at(resource, 'criticality') === 'high' && !reacted.includes('anaphylaxis')
  return isHigh ? 'severe' : 'unknown'
}

export function readAllergy(resource: unknown, file: FileContext): Reading<Allergy> {
  const verification = statusOf(at(resource, 'verificationStatus'))
  if (verification === 'entered-in-error') return { left: 'error' }
  if (verification === 'refuted') return { left: 'ruledOut' }
  const code = at(resource, 'code')
  if (isNothing(code)) return { left: 'nothingKnown' }
  const allergen = nameOf(code)
  if (!allergen) return { left: 'noName' }
  const said = list(at(resource, 'reaction'))
    .flatMap((one) => list(at(one, 'manifestation')))
    .map((one) => ({ reaction: reactionOf(one), words: nameOf(one) }))
  const others = said.flatMap(({ reaction, words }) => (reaction === 'other' && words ? [words] : []))
  const known = said.flatMap(({ reaction }) => (reaction === 'other' ? [] : [reaction]))
  const hasOther = others.length > 0 || known.length === 0
  const reacted = [...new Set([...known, ...(hasOther ? ['other' as const] : [])])]
  const clinical = statusOf(at(resource, 'clinicalStatus'))
  return {
    fields: {
      allergen,
      code: recordCode(code),
      category: categoryOf(resource),
      reactions: reacted,
      reaction_text: hasOther ? others.join(', ') || file.unknownReaction : null,
      severity: severityOf(resource, reacted),
      onset_year: yearOf(startOf(resource, 'onset')),
      status: clinical === 'resolved' || clinical === 'inactive' ? 'resolved' : 'active',
      notes: notesOf(resource).notes,
    },
    source: nameBehind(file, at(resource, 'recorder'), at(resource, 'asserter')),
    lost: [],
  }
}
