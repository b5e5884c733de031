import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from './places.ts'

/** What tests press and read in the Health Story. Whole texts are in locales/, not here. */
export const recordWords = {
  story: 'Health Story',
  records: 'Health records',
  family: 'Family history',
  timeline: 'Timeline',
  older: 'Show older records',
  fresh: /^\d+ new$/,
  search: 'Search your records',
  addAllergy: 'Add an allergy',
  save: 'Save',
  problem: 'There is a problem',
  allergen: /What are you allergic to/,
  food: 'Food',
  hives: 'Hives',
  severe: 'Severe',
  delete: 'Delete',
  undo: 'Undo',
} as const

/** The id of a seeded profile. */
export const profileId = patientIdOf

export const recordsOf = (key: string, query: Record<string, string> = {}): string =>
  paths.patient.healthStory.records({ patientId: profileId(key) }, query)
export const allergiesOf = (key: string, query: Record<string, string> = {}): string =>
  paths.patient.healthStory.allergies({ patientId: profileId(key) }, query)
