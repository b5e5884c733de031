
/**
 * What a dose is counted in.
 */
export type MedicationDoseUnit = typeof MedicationDoseUnit[keyof typeof MedicationDoseUnit];


export const MedicationDoseUnit = {
  tablet: 'tablet',
  capsule: 'capsule',
  puff: 'puff',
  drop: 'drop',
  spray: 'spray',
  ml: 'ml',
  mg: 'mg',
  mcg: 'mcg',
  g: 'g',
  unit: 'unit',
  application: 'application',
  patch: 'patch',
  suppository: 'suppository',
  lozenge: 'lozenge',
  packet: 'packet',
} as const;
