
export type FormFieldEmailType = typeof FormFieldEmailType[keyof typeof FormFieldEmailType];


export const FormFieldEmailType = {
  email: 'email',
} as const;
