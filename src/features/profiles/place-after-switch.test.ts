import { expect, test } from 'vitest'
import { placeAfterSwitch } from './place-after-switch.ts'

const journeys = '/patient/organizations/o1/journeys'

test.each([
  [`${journeys}/j1`, journeys],
  [`${journeys}/j1/t1`, journeys],
  [`${journeys}/j1/t1/submission`, journeys],
  [journeys, undefined],
  ['/patient/organizations/o1', undefined],
  ['/patient', undefined],
  ['/settings/profiles', undefined],
])('D-39: from %s a switch leads to %s', (from, to) => expect(placeAfterSwitch(from)).toBe(to))
