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

test('GATE-15: what the system made for somebody is no choice beside what they made for themselves', () => {
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
