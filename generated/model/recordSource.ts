
/**
 * Where a health record comes from; `file` is a file that the person imported. What a care team or an import wrote is not changed by the patient.
 */
export type RecordSource = typeof RecordSource[keyof typeof RecordSource];


export const RecordSource = {
  self_reported: 'self_reported',
  document: 'document',
  form: 'form',
  provider: 'provider',
  import: 'import',
  file: 'file',
} as const;
