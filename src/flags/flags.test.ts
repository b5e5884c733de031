// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { flagTable, isOn, type FlagName } from './flags.ts'
import { readUserFlags, setUserFlag } from './user-flags.ts'

const maya = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001'
const luc = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0002'
const nothing = { settings: {}, host: 'portal.test' }

test('FLAG-01..FLAG-16: the table has all sixteen and no other', () => {
  expect(Object.keys(flagTable)).toHaveLength(16)
})

describe('fixed', () => {
  test.each<[FlagName, boolean]>([
    ['healthStoryPages', true],
    ['guestJourneyFlow', true],
    ['libraryUsesUserContentIds', true],
    ['formTools', false],
    ['addBackendDelay', false],
    ['healthStoryCTA', false],
    ['showIncompleteHealthStoryPage', false],
  ])('FLAG-01..07: %s is %s, whatever the settings say', (name, on) => {
    expect(isOn(name, nothing)).toBe(on)
    expect(isOn(name, { ...nothing, settings: { [name]: !on } })).toBe(on)
  })
})

describe('by host', () => {
  test.each<FlagName>(['singleJourneyHome', 'noOrgSwitcher', 'carouselLibraryView'])(
    'FLAG-08..10: %s is on for the hosts that the settings name',
    (name) => {
      expect(isOn(name, nothing)).toBe(false)
      expect(isOn(name, { ...nothing, settings: { [name]: ['portal.test'] } })).toBe(true)
      expect(isOn(name, { ...nothing, settings: { [name]: ['other.test'] } })).toBe(false)
      expect(isOn(name, { ...nothing, settings: { [name]: true } })).toBe(true)
    },
  )
})

describe('by environment', () => {
  test.each<FlagName>(['columnResizing', 'showJourneyLangages', 'onboarding'])(
    'FLAG-11, FLAG-12, FLAG-16, D-08: %s is as the settings say, else off',
    (name) => {
      expect(isOn(name, nothing)).toBe(false)
      expect(isOn(name, { ...nothing, settings: { [name]: true } })).toBe(true)
      expect(isOn(name, { ...nothing, settings: { [name]: ['portal.test'] } })).toBe(false)
    },
  )
})

describe('by person', () => {
  afterEach(() => {
    for (const id of [maya, luc]) document.cookie = `flags.${id}=; path=/; max-age=0`
  })

  test.each<FlagName>(['showFeatureToggles', 'healthStoryMedicationWizard', 'multipleProfiles'])(
    'FLAG-13..15: %s is off unless the settings or the person say so',
    (name) => {
      const settings = { [name]: true }
      expect(isOn(name, nothing)).toBe(false)
      expect(isOn(name, { ...nothing, settings })).toBe(true)
      expect(isOn(name, { ...nothing, settings, chosen: { [name]: false } })).toBe(false)
      expect(isOn(name, { ...nothing, chosen: { [name]: true } })).toBe(true)
    },
  )

  test('D-20: a choice is kept in a cookie of its person, and one does not touch the other', () => {
    setUserFlag(maya, 'multipleProfiles', true)
    setUserFlag(maya, 'showFeatureToggles', false)
    expect(readUserFlags(maya)).toEqual({ multipleProfiles: true, showFeatureToggles: false })
    setUserFlag(maya, 'multipleProfiles', false)
    expect(readUserFlags(maya)).toEqual({ multipleProfiles: false, showFeatureToggles: false })
    expect(readUserFlags(luc)).toEqual({})
  })

  test.each(['', 'x', 'formTools:1', 'multipleProfiles', 'multipleProfiles:yes', '__proto__:1', '<b>:1.:'])(
    'F56: a cookie that reads %j says nothing',
    (text) => {
      document.cookie = `flags.${maya}=${text}; path=/`
      expect(readUserFlags(maya)).toEqual({})
    },
  )
})

test('T47: names that every object has are not settings', () => {
  const settings = JSON.parse('{"__proto__": {"onboarding": true}}') as Record<string, boolean>
  expect(isOn('onboarding', { ...nothing, settings })).toBe(false)
})
