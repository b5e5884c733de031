import type { Allergy } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import type { RecordFacts } from '../record/record.ts'
import { reactionsText } from './reactions-text.ts'

/** An allergy that is read, not edited. */
export function allergyFacts(allergy: Allergy, t: Texts) {
  const texts = t.records.allergies
  const none = t.records.shared.none()
  return {
    allergen: { label: texts.column.allergen(), value: allergy.allergen },
    code: notHere('says the name again, for machines'),
    category: { label: texts.column.category(), value: texts.category[allergy.category]() },
    reactions: { label: texts.column.reactions(), value: reactionsText(allergy, t) },
    reaction_text: notHere('among the reactions'),
    severity: { label: texts.column.severity(), value: texts.severity[allergy.severity]() },
    onset_year: { label: texts.column.onset(), value: allergy.onset_year ?? none },
    status: notHere('the list says it beside the name'),
    notes: { label: texts.field.notes(), value: allergy.notes ?? none },
  } satisfies RecordFacts<Allergy>
}
