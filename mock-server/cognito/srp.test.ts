import { describe, expect, test } from 'vitest'
import { bytesOfBase64 } from './encoding.ts'
import { userPoolName } from './identifiers.ts'
import { createVerifier, impossibleVerifier, provesPassword, startExchange } from './srp.ts'
import { N } from './srp-group.ts'
import { srpClient } from './testing/srp-client.ts'
import { testRows } from '#tests/support/table.ts'

const userId = '3f0c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
const secretBlock = 'QUJDREVGR0g='

const awkward = [
  'Portage-2026!',
  'mot de passe à l’été 1789 É',
  '密码测试テスト비밀번호９',
  '👩‍⚕️🩺💊 Zz9!',
  ' inner  spaces ok 1A!x',
  'Ünïcødé-ß-İ-ı-9',
  'e\u0301 versus é 1A!',
  'a'.repeat(256),
  '"quotes"\\back\\slash\t1A',
  ':colon:colon:1A',
]
const random = Array.from({ length: 10 }, (_, i) => `Pw-${i}-${crypto.randomUUID()}`)

/** Runs one exchange in which the client believes in `typed` while the server keeps `kept`. */
async function proves(kept: string, typed: string): Promise<boolean> {
  const verifier = await createVerifier(userId, kept)
  const client = srpClient(userPoolName)
  const exchange = await startExchange(client.SRP_A, verifier)
  if (!exchange) throw new Error('refused')
  const claim = client.answer(
    {
      SALT: verifier.salt.toString(16),
      SRP_B: exchange.B.toString(16),
      SECRET_BLOCK: secretBlock,
      USER_ID_FOR_SRP: userId,
    },
    typed,
  )
  return provesPassword(exchange, {
    domain: userPoolName,
    userId,
    secretBlock: bytesOfBase64(secretBlock),
    timestamp: claim.TIMESTAMP,
    signature: claim.PASSWORD_CLAIM_SIGNATURE,
  })
}

describe('SRP against an independent client (IDENT-11, IDENT-12)', () => {
  testRows([...awkward, ...random])('accepts the right password %j', async (password) => {
    expect(await proves(password, password)).toBe(true)
  })

  testRows([...awkward, ...random])('refuses another password than %j', async (password) => {
    expect(await proves(password, `${password} `)).toBe(false)
  })

  test('tells composed from decomposed letters, capitals from small ones, and refuses nothing typed', async () => {
    expect(await proves('été', 'e\u0301te\u0301')).toBe(false)
    expect(await proves('Portage-2026!', 'portage-2026!')).toBe(false)
    expect(await proves('Portage-2026!', '')).toBe(false)
  })
})

describe('illegal public values', () => {
  testRows([
    ['zero', '0'],
    ['N', N.toString(16)],
    ['a multiple of N', (2n * N).toString(16)],
    ['no hex', 'xyz'],
    ['nothing', ''],
    ['far too long', 'f'.repeat(1025)],
  ])('refuses %s', async (_, clientPublic) => {
    expect(await startExchange(clientPublic, impossibleVerifier())).toBeUndefined()
  })
})
