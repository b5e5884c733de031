
export type FormFieldDateType = typeof FormFieldDateType[keyof typeof FormFieldDateType];


export const FormFieldDateType = {
  date: 'date',
} as const;
