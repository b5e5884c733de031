import { expect, test } from 'vitest'
import type { Patient } from '#generated/model/index.ts'
import { profileChoice } from './profile-choice.ts'

const profile = (id: string, is_self: boolean, is_system_created = false): Patient => ({
  id,
  first_name: id,
  last_name: '',
  is_self,
  is_system_created,
})
const ids = (profiles: readonly Patient[]) => profileChoice(profiles).map(({ id }) => id)

test('GATE-15: a system-created profile is not offered next to a person’s own', () => {
  expect(ids([profile('made', true, true), profile('jo', true), profile('child', false)])).toEqual([
    'jo',
    'child',
  ])
})

test('GATE-11: it stays where they made profiles for others only, or none', () => {
  expect(ids([profile('made', true, true), profile('child', false)])).toEqual(['made', 'child'])
  expect(ids([profile('made', true, true)])).toEqual(['made'])
  expect(ids([])).toEqual([])
})
