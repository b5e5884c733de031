
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldConsentType = typeof FormFieldConsentType[keyof typeof FormFieldConsentType];


export const FormFieldConsentType = {
  consent: 'consent',
} as const;
