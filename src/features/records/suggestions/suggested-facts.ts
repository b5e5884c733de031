import type { RecordSuggestion } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Format } from '#src/i18n/use-format.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import type { Fact } from '#src/ui/data/Facts.tsx'
import { conditionFacts } from '../conditions/condition.tsx'
import { immunizationFacts } from '../immunizations/immunization.tsx'
import { medicationFacts } from '../medications/facts/medication-facts.ts'
import { procedureFacts } from '../procedures/procedure.tsx'

type Language = { t: Texts; locale: Locale; format: Format }

function allFacts(suggestion: RecordSuggestion, { t, locale, format }: Language): readonly Fact[] {
  const { medication, condition, immunization, procedure } = suggestion
  if (medication) {
    // The heading is the name.
    const { name: _, ...facts } = medicationFacts(medication, { t, locale })
    return shown(facts)
  }
  if (condition) return shown(conditionFacts(condition, t))
  if (immunization) return shown(immunizationFacts(immunization, t, format))
  return procedure ? shown(procedureFacts(procedure, t, format)) : []
}

/** What a suggestion says, without the fields that it leaves empty. */
export const suggestedFacts = (suggestion: RecordSuggestion, language: Language): readonly Fact[] =>
  allFacts(suggestion, language).filter(({ value }) => value !== language.t.records.shared.none())
