import { expect, test } from 'vitest'
import { listedSections, mayOpen } from './sections.ts'

const member = { is_guest: false, current_patient: 'p' }
const off = { multipleProfiles: false, showFeatureToggles: false }

test('ROUTE-74, D-19: the list leads to the features only when that is switched on', () => {
  expect(listedSections(member, off)).toEqual([
    'account',
    'language',
    'reading',
    'reminders',
    'profiles',
    'partners',
    'privacy',
  ])
  expect(listedSections(member, { ...off, showFeatureToggles: true })).toEqual([
    'account',
    'language',
    'reading',
    'reminders',
    'profiles',
    'partners',
    'features',
    'privacy',
  ])
})

test('FLAG-15: lists profiles for people who have or may have several', () => {
  const nobody = { ...member, current_patient: null }
  expect(listedSections(nobody, off)).not.toContain('profiles')
  expect(listedSections(nobody, { ...off, multipleProfiles: true })).toContain('profiles')
})

test('DATA-02: a guest has a language, a way of reading and a privacy, and no account', () => {
  const guest = { is_guest: true, current_patient: 'p' }
  const on = { multipleProfiles: true, showFeatureToggles: true }
  expect(listedSections(guest, on)).toEqual(['language', 'reading', 'privacy'])
  expect(mayOpen('account', guest)).toBe(false)
  expect(mayOpen('features', guest)).toBe(false)
  expect(mayOpen('features', member)).toBe(true)
})
