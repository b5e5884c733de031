
/**
 * How it gets into the body (DATA-47).
 */
export type MedicationRoute = typeof MedicationRoute[keyof typeof MedicationRoute];


export const MedicationRoute = {
  oral: 'oral',
  injection: 'injection',
  topical: 'topical',
  inhaled: 'inhaled',
  sublingual: 'sublingual',
  transdermal: 'transdermal',
  rectal: 'rectal',
} as const;
