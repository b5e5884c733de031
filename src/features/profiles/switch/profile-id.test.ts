import { expect, test } from 'vitest'
import { profileIdOf } from './profile-id.ts'

test('VAL-31: a profile update needs the id of a profile', () => {
  expect(profileIdOf({ id: 'p' })).toBe('p')
  for (const nobody of [{}, { id: '' }])
    expect(() => profileIdOf(nobody)).toThrow('Patient Profile ID is undefined')
})
