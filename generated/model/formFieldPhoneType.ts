
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldPhoneType = typeof FormFieldPhoneType[keyof typeof FormFieldPhoneType];


export const FormFieldPhoneType = {
  phone: 'phone',
} as const;
