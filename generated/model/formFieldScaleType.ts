
export type FormFieldScaleType = typeof FormFieldScaleType[keyof typeof FormFieldScaleType];


export const FormFieldScaleType = {
  scale: 'scale',
} as const;
