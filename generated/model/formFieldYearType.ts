
export type FormFieldYearType = typeof FormFieldYearType[keyof typeof FormFieldYearType];


export const FormFieldYearType = {
  year: 'year',
} as const;
