
/**
 * In a group with `record`: which part of the health record this answer is. A group of records needs a `name`; only
 * medications have a `dose`, only allergies a `reaction`.
 */
export type FormFieldTextRecord = typeof FormFieldTextRecord[keyof typeof FormFieldTextRecord];


export const FormFieldTextRecord = {
  name: 'name',
  dose: 'dose',
  reaction: 'reaction',
} as const;
