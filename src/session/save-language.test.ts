// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { http } from '#src/api/http.ts'
import { currentLocale, setLocale } from '#src/i18n/texts.ts'
import { saveLanguage } from './save-language.ts'

vi.mock('#src/api/http.ts', () => ({ http: vi.fn() }))

beforeEach(async () => {
  vi.mocked(http).mockReset()
  await setLocale('en-ca')
})

test.each([
  ['fr-ca', 'fr-ca'],
  ['de-de', 'en-ca'],
])('CALL-16, CALL-17: the server says %s, and %s is shown', async (language, shown) => {
  vi.mocked(http).mockResolvedValue({ language })
  await saveLanguage('u', 'fr-ca')
  expect(http).toHaveBeenCalledWith(
    expect.objectContaining({ url: '/v1/user-preferences/u/', method: 'PATCH', data: { language: 'fr-ca' } }),
    undefined,
  )
  expect(currentLocale()).toBe(shown)
})

test('ERR-08: when it fails the language stays', async () => {
  vi.mocked(http).mockRejectedValue(new Error('down'))
  await expect(saveLanguage('u', 'fr-ca')).rejects.toThrow('down')
  expect(currentLocale()).toBe('en-ca')
})

test.each([undefined, ''])('VAL-32: without a user (%j) there is nobody to save it for', async (userId) => {
  await expect(saveLanguage(userId, 'fr-ca')).rejects.toThrow('User ID is undefined')
  expect(http).not.toHaveBeenCalled()
})
