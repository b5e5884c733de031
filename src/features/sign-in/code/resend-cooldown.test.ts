// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

const at = 1_800_000_000_000
/** The module after a page load: empty memory, kept storage. */
async function freshPage() {
  vi.resetModules()
  return import('./resend-cooldown.ts')
}

beforeEach(() => localStorage.clear())

describe('AUTH-62: three minutes between two codes for the same address', () => {
  test.each([
    [0, 180_000],
    [1, 179_999],
    [179_999, 1],
    [180_000, 0],
    [500_000, 0],
  ])('%i ms after a code, %i ms are left', async (later, left) => {
    const { cooldownLeft, startCooldown } = await freshPage()
    startCooldown('maya@portage.test', at)
    expect(cooldownLeft('maya@portage.test', at + later)).toBe(left)
  })

  test('each address has its own', async () => {
    const { cooldownLeft, startCooldown } = await freshPage()
    startCooldown('maya@portage.test', at)
    expect(cooldownLeft('luc@portage.test', at)).toBe(0)
  })
})

describe('AUTH-63: it is kept in local storage', () => {
  test('and a reload keeps it running', async () => {
    ;(await freshPage()).startCooldown('maya@portage.test', at)
    ;(await freshPage()).startCooldown('luc@portage.test', at + 1000)
    const { cooldownLeft } = await freshPage()
    expect(cooldownLeft('maya@portage.test', at + 60_000)).toBe(120_000)
    expect(cooldownLeft('luc@portage.test', at + 60_000)).toBe(121_000)
  })

  test('addresses whose time is over are forgotten', async () => {
    const { startCooldown } = await freshPage()
    startCooldown('maya@portage.test', at)
    startCooldown('luc@portage.test', at + 180_000)
    expect(JSON.stringify({ ...localStorage })).not.toContain('maya')
  })

  test.each(['', 'no json', 'null', '[]', '{"maya@portage.test":"soon"}', '{"maya@portage.test":null}'])(
    'what cannot be read (%j) holds nobody up',
    async (text) => {
      localStorage.setItem('resendCodeSentAt', text)
      expect((await freshPage()).cooldownLeft('maya@portage.test', at)).toBe(0)
    },
  )

  test('a clock set back blocks for at most three minutes', async () => {
    ;(await freshPage()).startCooldown('maya@portage.test', at + 86_400_000)
    expect((await freshPage()).cooldownLeft('maya@portage.test', at)).toBe(180_000)
  })

  test('without storage it is kept for as long as the page is open', async () => {
    const { cooldownLeft, startCooldown } = await freshPage()
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    startCooldown('maya@portage.test', at)
    refuse.mockRestore()
    expect(cooldownLeft('maya@portage.test', at)).toBe(180_000)
  })
})

test.each([
  [180_000, '03:00'],
  [179_999, '03:00'],
  [61_000, '01:01'],
  [9_001, '00:10'],
  [1, '00:01'],
  [0, '00:00'],
])('AUTH-32: %i ms are shown as %s', async (ms, text) => {
  expect((await freshPage()).asClock(ms)).toBe(text)
})
