import type { AnswerSuggestion, FormDefinition } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Format } from '#src/i18n/use-format.ts'
import { fieldsOf } from '../answers/answers.ts'

/** Whether a form has questions whose answers belong to the health record. */
export const asksForRecords = (definition: FormDefinition): boolean =>
  fieldsOf(definition).some((field) => 'record' in field && field.record !== undefined)

/** What would be added besides the name: `Medication · 500 mg · Since March 2024`. */
export function suggestionDetail(
  { kind, dose_text: dose, reaction_text: reaction, value_text: value, since }: AnswerSuggestion,
  t: Texts,
  format: Format,
): string {
  const texts = t.forms.suggestions
  const parts = [
    texts.kind[kind](),
    value ?? '',
    dose ?? '',
    reaction ?? '',
    since === null ? '' : texts.since({ date: format.date(since) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
