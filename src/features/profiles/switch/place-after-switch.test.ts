import { expect } from 'vitest'
import { placeAfterSwitch } from './place-after-switch.ts'
import { testRows } from '#tests/support/table.ts'

const journeys = '/patient/organizations/o1/journeys'
const storyOf = (patient: string) => `/patient/${patient}/healthstory`

testRows([
  [`${journeys}/j1`, journeys],
  [`${journeys}/j1/t1`, journeys],
  [`${journeys}/j1/t1/submission`, journeys],
  [journeys, undefined],
  ['/patient/organizations/o1', undefined],
  ['/patient', undefined],
  ['/patient/healthstory', undefined],
  ['/settings/profiles', undefined],
  [`${storyOf('old')}/summary`, `${storyOf('new')}/summary`],
  [`${storyOf('old')}/records`, `${storyOf('new')}/records`],
  [`${storyOf('old')}/records/allergies`, `${storyOf('new')}/records/allergies`],
  [`${storyOf('old')}/records/familyHistory`, `${storyOf('new')}/records/familyHistory`],
  [`${storyOf('old')}/records/conditions/add`, `${storyOf('new')}/records/conditions`],
  [`${storyOf('old')}/records/conditions/c1/edit`, `${storyOf('new')}/records/conditions`],
  [`${storyOf('old')}/records/documents/upload`, `${storyOf('new')}/records/documents`],
])('D-39: from %s a switch leads to %s', (from, to) => expect(placeAfterSwitch(from, 'new')).toBe(to))
