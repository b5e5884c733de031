
/**
 * In a group with `record`: the answer is since when. Of a condition it is the year of diagnosis, of an allergy the
 * year it began.
 */
export type FormFieldPartialDateRecord = typeof FormFieldPartialDateRecord[keyof typeof FormFieldPartialDateRecord];


export const FormFieldPartialDateRecord = {
  since: 'since',
} as const;
