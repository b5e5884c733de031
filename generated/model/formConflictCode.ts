
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type FormConflictCode = typeof FormConflictCode[keyof typeof FormConflictCode];


export const FormConflictCode = {
  in_use: 'in_use',
  nothing_written: 'nothing_written',
  nothing_published: 'nothing_published',
  already_retired: 'already_retired',
} as const;
