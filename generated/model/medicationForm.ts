
/**
 * What it looks like.
 */
export type MedicationForm = typeof MedicationForm[keyof typeof MedicationForm];


export const MedicationForm = {
  tablet: 'tablet',
  capsule: 'capsule',
  liquid: 'liquid',
  drops: 'drops',
  inhaler: 'inhaler',
  spray: 'spray',
  cream: 'cream',
  patch: 'patch',
  injection: 'injection',
  suppository: 'suppository',
  powder: 'powder',
  lozenge: 'lozenge',
  other: 'other',
} as const;
