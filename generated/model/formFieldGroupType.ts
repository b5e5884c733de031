
export type FormFieldGroupType = typeof FormFieldGroupType[keyof typeof FormFieldGroupType];


export const FormFieldGroupType = {
  group: 'group',
} as const;
