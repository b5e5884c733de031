
/**
 * A day of the week.
 */
export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
} as const;
