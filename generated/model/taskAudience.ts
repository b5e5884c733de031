
/**
 * Who does the step: patient, the patient or who looks after them; provider, the care team. What a care team does is
 * never shown to patients: it is in none of their lists, and its address is a 404 for them.
 */
export type TaskAudience = typeof TaskAudience[keyof typeof TaskAudience];


export const TaskAudience = {
  patient: 'patient',
  provider: 'provider',
} as const;
