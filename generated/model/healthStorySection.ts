
/**
 * A part of a Health Story, in the order in which it is read.
 */
export type HealthStorySection = typeof HealthStorySection[keyof typeof HealthStorySection];


export const HealthStorySection = {
  allergies: 'allergies',
  medications: 'medications',
  conditions: 'conditions',
  immunizations: 'immunizations',
  procedures: 'procedures',
  family_history: 'family_history',
  test_results: 'test_results',
  measurements: 'measurements',
  documents: 'documents',
} as const;
