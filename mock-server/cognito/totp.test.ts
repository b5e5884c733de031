import { describe, expect, test } from 'vitest'
import { stepOfCode, totpCode, totpSecondsLeft, totpStep } from './totp.ts'
import { testRows } from '#tests/support/table.ts'

// Appendix B of RFC 6238: the secret is the ASCII text 12345678901234567890; its eight digits end in our six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('authenticator codes', () => {
  testRows([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s', async (seconds, code) => {
    expect(await totpCode(secret, totpStep(seconds * 1000))).toBe(code.slice(2))
  })

  test('are valid for 30 seconds, and accepted a step before and after', async () => {
    const now = 1_111_111_111_000
    expect(totpSecondsLeft(now)).toBe(29)
    const steps = [-2, -1, 0, 1, 2].map((beside) => totpStep(now) + beside)
    const found = await Promise.all(
      steps.map(async (step) => stepOfCode(secret, await totpCode(secret, step), now)),
    )
    expect(found).toEqual([undefined, steps[1], steps[2], steps[3], undefined])
  })

  test('a secret that is not base32 is an error in the seeds', async () => {
    await expect(totpCode('ABC0', 1)).rejects.toThrow('0 is not a base32 character')
  })
})
