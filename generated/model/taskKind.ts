
/**
 * What the person does in this step: form, answers questions; activity, does something away from the portal and
 * marks it as done; education, reads and says that they understood, or asks a question; document, answers a form
 * that takes a file; acknowledgement, reads and confirms it.
 */
export type TaskKind = typeof TaskKind[keyof typeof TaskKind];


export const TaskKind = {
  form: 'form',
  activity: 'activity',
  education: 'education',
  document: 'document',
  acknowledgement: 'acknowledgement',
} as const;
