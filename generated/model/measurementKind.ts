
/**
 * What people measure at home.
 */
export type MeasurementKind = typeof MeasurementKind[keyof typeof MeasurementKind];


export const MeasurementKind = {
  weight: 'weight',
  blood_pressure: 'blood_pressure',
  blood_glucose: 'blood_glucose',
  temperature: 'temperature',
  pain: 'pain',
  heart_rate: 'heart_rate',
} as const;
