import type { Patient } from '#generated/model/index.ts'

/** The id to change a profile by; none is an error of the program, not of the person (VAL-31). */
export function profileIdOf({ id }: Partial<Pick<Patient, 'id'>>): string {
  if (!id) throw new Error('Patient Profile ID is undefined')
  return id
}
