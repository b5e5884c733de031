
/**
 * What the person does in this step.
 */
export type TaskKind = typeof TaskKind[keyof typeof TaskKind];


export const TaskKind = {
  form: 'form',
  education: 'education',
  acknowledgement: 'acknowledgement',
} as const;
