import type { Patient } from '#generated/model/index.ts'

/** The id for a profile update; a missing one is a programming error (VAL-31). */
export function profileIdOf({ id }: Partial<Pick<Patient, 'id'>>): string {
  if (!id) throw new Error('Patient Profile ID is undefined')
  return id
}
