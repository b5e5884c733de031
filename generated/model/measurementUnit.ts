
/**
 * What a value is measured in. Each kind has its units: weight `kg` or `lb`, blood pressure `mmHg`, blood glucose `mmol_L` (mmol/L), temperature `celsius` or `fahrenheit`, pain `points` from 0 to 10, heart rate `bpm` (beats per minute).
 */
export type MeasurementUnit = typeof MeasurementUnit[keyof typeof MeasurementUnit];


export const MeasurementUnit = {
  kg: 'kg',
  lb: 'lb',
  mmHg: 'mmHg',
  mmol_L: 'mmol_L',
  celsius: 'celsius',
  fahrenheit: 'fahrenheit',
  points: 'points',
  bpm: 'bpm',
} as const;
