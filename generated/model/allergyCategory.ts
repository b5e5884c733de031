
/**
 * What the person is allergic to.
 */
export type AllergyCategory = typeof AllergyCategory[keyof typeof AllergyCategory];


export const AllergyCategory = {
  medication: 'medication',
  food: 'food',
  environment: 'environment',
  insect: 'insect',
  latex: 'latex',
  other: 'other',
} as const;
