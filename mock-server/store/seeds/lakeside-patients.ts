import type { PersonSeed } from './person-seed.ts'

const patient = <const Email extends string>(
  name: readonly [key: string, firstName: string, lastName: string],
  email: Email,
  language: 'en-ca' | 'fr-ca',
  note: string,
) => {
  const [key, firstName, lastName] = name
  return {
    firstName,
    lastName,
    email,
    roles: ['patient'],
    status: 'CONFIRMED',
    language,
    consented: true,
    patientOf: ['lakeside'],
    providerOf: [],
    profiles: [{ key, firstName, lastName, isSelf: true }],
    note,
  } as const satisfies PersonSeed
}

/** Patients of Lakeside whom its care team should look at, each for another reason (PROV-01). */
export const lakesidePatients = {
  beatrice: patient(
    ['beatrice', 'Béatrice', 'Lavoie'],
    'beatrice@portage.test',
    'fr-ca',
    'patient of Lakeside, in French; her answers set off an alert',
  ),
  harold: patient(
    ['harold', 'Harold', 'Whitfield'],
    'harold@portage.test',
    'en-ca',
    'patient of Lakeside; started a check-in five days ago and stopped',
  ),
  amrit: patient(
    ['amrit', 'Amrit', 'Gill'],
    'amrit@portage.test',
    'en-ca',
    'patient of Lakeside; a step is overdue by days',
  ),
} as const satisfies Record<string, PersonSeed>
