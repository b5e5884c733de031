
/**
 * The reaction; `other` is described in `reaction_text`.
 */
export type AllergyReaction = typeof AllergyReaction[keyof typeof AllergyReaction];


export const AllergyReaction = {
  hives: 'hives',
  rash: 'rash',
  swelling: 'swelling',
  trouble_breathing: 'trouble_breathing',
  anaphylaxis: 'anaphylaxis',
  nausea: 'nausea',
  other: 'other',
} as const;
