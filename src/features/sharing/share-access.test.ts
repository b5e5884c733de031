// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dropShareAccess, keepShareAccess, shareAccess } from './share-access.ts'

const token = 'share-one-two-three-four'
const later = () => new Date(Date.now() + 60_000).toISOString()

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  dropShareAccess(token)
})

test('2.16: an access is kept for the tab, for its own link only', () => {
  const access = { bearer: 'secret', expiresAt: later() }
  keepShareAccess(token, access)
  expect(shareAccess(token)).toEqual(access)
  expect(shareAccess('share-another-one-here')).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('SHARE-02: it ends with the clock, and leaves nothing behind', () => {
  keepShareAccess(token, { bearer: 'secret', expiresAt: new Date(Date.now() - 1).toISOString() })
  expect(shareAccess(token)).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('ended by its reader, it is gone', () => {
  keepShareAccess(token, { bearer: 'secret', expiresAt: later() })
  dropShareAccess(token)
  expect(shareAccess(token)).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"bearer":1,"expiresAt":"2999-01-01T00:00:00Z"}', '{"bearer":"x"}'])(
  'what somebody put there is no access: %s',
  (stored) => {
    sessionStorage.setItem(`shareAccess:${token}`, stored)
    expect(shareAccess(token)).toBeUndefined()
  },
)

test('F54: without storage it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('off')
  })
  keepShareAccess(token, { bearer: 'secret', expiresAt: later() })
  expect(shareAccess(token)?.bearer).toBe('secret')
})
