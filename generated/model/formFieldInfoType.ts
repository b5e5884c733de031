
export type FormFieldInfoType = typeof FormFieldInfoType[keyof typeof FormFieldInfoType];


export const FormFieldInfoType = {
  info: 'info',
} as const;
