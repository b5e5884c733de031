
/**
 * How sure the analysis is of a finding.
 */
export type SuggestionConfidence = typeof SuggestionConfidence[keyof typeof SuggestionConfidence];


export const SuggestionConfidence = {
  likely: 'likely',
  unsure: 'unsure',
} as const;
