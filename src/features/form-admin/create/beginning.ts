import type { FormSummary } from '#generated/model/index.ts'

export type Beginning =
  | { kind: 'new' }
  | { kind: 'import' }
  | { kind: 'instrument' }
  | { kind: 'duplicate'; form: Pick<FormSummary, 'id' | 'key' | 'name' | 'title'> }
