import type { Patient } from '#generated/model/index.ts'

/** Whether the profile is the person's own or of someone whose account they hold, so not as a care partner. */
export const isOwn = ({ care_partner_level: level }: Pick<Patient, 'care_partner_level'>): boolean =>
  level === undefined
