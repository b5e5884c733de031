
/**
 * The measurement that the answer is in the health record, in `kg`, `mmol_L`, `celsius`, `points` or `bpm`
 * (`MeasurementUnit`). Questions in rows are none.
 */
export type FormFieldNumberRecord = typeof FormFieldNumberRecord[keyof typeof FormFieldNumberRecord];


export const FormFieldNumberRecord = {
  weight: 'weight',
  blood_glucose: 'blood_glucose',
  temperature: 'temperature',
  pain: 'pain',
  heart_rate: 'heart_rate',
} as const;
