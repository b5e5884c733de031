import type { organizationSeeds } from './organizations.ts'
import type { PersonName } from './people.ts'

/** A note of a care team about a person, oldest first. */
export type PersonNoteSeed = {
  readonly organization: keyof typeof organizationSeeds
  readonly patient: string
  readonly by: PersonName
  readonly daysAgo: number
  readonly text: string
}

export const personNoteSeeds: readonly PersonNoteSeed[] = [
  {
    organization: 'lakeside',
    patient: 'walter',
    by: 'ana',
    daysAgo: 20,
    text: 'Prefers a call to an email. Best after 4 p.m.',
  },
  {
    organization: 'lakeside',
    patient: 'walter',
    by: 'samuel',
    daysAgo: 6,
    text: 'Spoke with him about the stairs at home.\nHis neighbour can help for the first two weeks.',
  },
]
