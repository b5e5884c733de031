
export type FormFieldTimeType = typeof FormFieldTimeType[keyof typeof FormFieldTimeType];


export const FormFieldTimeType = {
  time: 'time',
} as const;
