
/**
 * Whether the person has it now; `entered_in_error` was never true.
 */
export type AllergyStatus = typeof AllergyStatus[keyof typeof AllergyStatus];


export const AllergyStatus = {
  active: 'active',
  resolved: 'resolved',
  entered_in_error: 'entered_in_error',
} as const;
