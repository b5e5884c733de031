import type { Patient } from '#generated/model/index.ts'

/** Whether the profile is of a young person whose records, documents and answers are now theirs alone. */
export const isLimited = ({ parent_access: access }: Pick<Patient, 'parent_access'>): boolean =>
  access?.level === 'limited'
