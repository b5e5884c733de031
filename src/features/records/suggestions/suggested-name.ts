import type { RecordSuggestion, SuggestedRecordKind } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { familyName } from '../family-history/family-facts.ts'
import { productName } from '../medications/facts/product-name.ts'

const names = {
  allergies: ({ allergy }) => allergy?.allergen,
  medications: ({ medication }) => medication && productName(medication),
  conditions: ({ condition }) => condition?.name,
  immunizations: ({ immunization }) => immunization?.vaccine_name,
  procedures: ({ procedure }) => procedure?.name,
  family_history: ({ family_history: entry }, t) => entry && familyName(entry, t),
  test_results: ({ test_result: result }) => result?.test_name,
} satisfies Record<SuggestedRecordKind, (suggestion: RecordSuggestion, t: Texts) => string | null | undefined>

export const suggestedName = (suggestion: RecordSuggestion, t: Texts): string =>
  names[suggestion.kind](suggestion, t) ?? ''
