
export type FormFieldNumberType = typeof FormFieldNumberType[keyof typeof FormFieldNumberType];


export const FormFieldNumberType = {
  number: 'number',
} as const;
