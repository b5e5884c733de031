
export type FormFieldConsentType = typeof FormFieldConsentType[keyof typeof FormFieldConsentType];


export const FormFieldConsentType = {
  consent: 'consent',
} as const;
