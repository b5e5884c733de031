
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldGroupType = typeof FormFieldGroupType[keyof typeof FormFieldGroupType];


export const FormFieldGroupType = {
  group: 'group',
} as const;
