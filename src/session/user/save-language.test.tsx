import { beforeEach, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { currentLocale, setLocale } from '#src/i18n/texts.ts'
import { allCalls, callsTo, fails, world } from '#tests/dom/server.ts'
import { saveLanguage } from './save-language.ts'

const userId = uuidOf('user:maya')

beforeEach(() => setLocale('en-ca'))

test.each([
  ['fr-ca', 'fr-ca'],
  ['de-de', 'en-ca'],
])('CALL-16, CALL-17: the server says %s, and %s is shown', async (language, shown) => {
  const match = { operationId: 'updateUserPreferences' }
  world().faults.replace([{ kind: 'mutate', match, jsonPath: '$.language', value: language }])
  await saveLanguage(userId, 'fr-ca')
  expect(callsTo('updateUserPreferences')).toMatchObject([
    { params: { user_id: userId }, body: { language: 'fr-ca' } },
  ])
  expect(currentLocale()).toBe(shown)
})

test('ERR-08: when it fails the language stays', async () => {
  fails('updateUserPreferences', 0)
  await expect(saveLanguage(userId, 'fr-ca')).rejects.toThrow()
  expect(currentLocale()).toBe('en-ca')
})

test.each([undefined, ''])('VAL-32: throws without a user (%j)', async (nobody) => {
  await expect(saveLanguage(nobody, 'fr-ca')).rejects.toThrow('User ID is undefined')
  expect(allCalls()).toEqual([])
})
