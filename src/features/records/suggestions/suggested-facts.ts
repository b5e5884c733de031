import type { RecordSuggestion, SuggestedRecordKind } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Format } from '#src/i18n/use-format.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import type { Fact } from '#src/ui/data/Facts.tsx'
import { allergyFacts } from '../allergies/allergy-facts.ts'
import { conditionFacts } from '../conditions/condition.tsx'
import { familyFacts } from '../family-history/family-facts.ts'
import { immunizationFacts } from '../immunizations/immunization.tsx'
import { medicationFacts } from '../medications/facts/medication-facts.ts'
import { procedureFacts } from '../procedures/procedure.tsx'
import { resultFacts } from '../test-results/result-facts.ts'

type Language = { t: Texts; locale: Locale; format: Format }
type FactsOf = (
  suggestion: RecordSuggestion,
  language: Language,
) => Readonly<Record<string, Fact | undefined>>

const heading = notHere('the heading')

const facts = {
  allergies: ({ allergy }, { t }) => ({ ...(allergy && allergyFacts(allergy, t)), allergen: heading }),
  medications: ({ medication }, language) => ({
    ...(medication && medicationFacts(medication, language)),
    name: heading,
  }),
  conditions: ({ condition }, { t }) => ({ ...(condition && conditionFacts(condition, t)) }),
  immunizations: ({ immunization }, { t, format }) => ({
    ...(immunization && immunizationFacts(immunization, t, format)),
  }),
  procedures: ({ procedure }, { t, format }) => ({ ...(procedure && procedureFacts(procedure, t, format)) }),
  family_history: ({ family_history: entry }, { t }) => ({
    ...(entry && familyFacts(entry, t)),
    relation: heading,
    condition: heading,
  }),
  test_results: ({ test_result: result }, language) => ({ ...(result && resultFacts(result, language)) }),
} satisfies Record<SuggestedRecordKind, FactsOf>

/** What a suggestion says, without the fields that it leaves empty. */
export const suggestedFacts = (suggestion: RecordSuggestion, language: Language): readonly Fact[] =>
  shown<Fact>(facts[suggestion.kind](suggestion, language)).filter(
    ({ value }) => value !== language.t.records.shared.none(),
  )
