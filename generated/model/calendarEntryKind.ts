
/**
 * What a calendar contains: steps with a due date, the next time of repeated steps, medications with set times of the
 * day, or vaccine doses planned for a certain day.
 */
export type CalendarEntryKind = typeof CalendarEntryKind[keyof typeof CalendarEntryKind];


export const CalendarEntryKind = {
  steps: 'steps',
  check_ins: 'check_ins',
  medications: 'medications',
  doses: 'doses',
} as const;
