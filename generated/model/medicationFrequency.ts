
/**
 * How often (DATA-46).
 */
export type MedicationFrequency = typeof MedicationFrequency[keyof typeof MedicationFrequency];


export const MedicationFrequency = {
  once_daily: 'once_daily',
  twice_daily: 'twice_daily',
  three_times_daily: 'three_times_daily',
  four_times_daily: 'four_times_daily',
  every_4_hours: 'every_4_hours',
  every_6_hours: 'every_6_hours',
  every_8_hours: 'every_8_hours',
  every_12_hours: 'every_12_hours',
  every_other_day: 'every_other_day',
  once_weekly: 'once_weekly',
  once_monthly: 'once_monthly',
  as_needed: 'as_needed',
  custom: 'custom',
} as const;
