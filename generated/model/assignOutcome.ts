
/**
 * What became of a journey. `assigned`: changed as asked; `already_assigned`: it was so before; `changed`: someone else
 * is responsible by now, so it stays as it is.
 */
export type AssignOutcome = typeof AssignOutcome[keyof typeof AssignOutcome];


export const AssignOutcome = {
  assigned: 'assigned',
  already_assigned: 'already_assigned',
  changed: 'changed',
} as const;
