import { expect, test } from 'vitest'
import { bytesOfBase64 } from './encoding.ts'
import { userPoolName } from './identifiers.ts'
import type { Verifier } from './srp.ts'
import { createVerifier, provesPassword, startExchange } from './srp.ts'
import { srpClient } from './testing/srp-client.ts'

// A mistake in padding shows only where a number happens to begin with a zero or a high bit: once in 256 sign-ins.
const rounds = 10
const passwordsARound = 20

const letters = [
  ...'abcXYZ0189 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...'éÈçÀœÆßñİıÅø',
  ...'漢字密码비밀번호テスト',
  ...'😀👩🏽🩺💊🏳🌈',
  '👩‍⚕️',
  'e\u0301',
  '\u200d',
  '\u00a0',
]

function anyPassword(): string {
  const [length = 0, ...picks] = crypto.getRandomValues(new Uint32Array(41))
  return picks
    .slice(0, 1 + (length % 40))
    .map((pick) => letters[pick % letters.length])
    .join('')
}

/** One sign-in in which the client believes in `typed`. */
async function proves(userId: string, verifier: Verifier, typed: string): Promise<boolean> {
  const client = srpClient(userPoolName)
  const exchange = await startExchange(client.SRP_A, verifier)
  if (!exchange) throw new Error('refused')
  const SECRET_BLOCK = Buffer.from(crypto.getRandomValues(new Uint8Array(64))).toString('base64')
  const challenge = { SECRET_BLOCK, SALT: verifier.salt.toString(16), SRP_B: exchange.B.toString(16) }
  const claim = client.answer({ ...challenge, USER_ID_FOR_SRP: userId }, typed)
  return provesPassword(exchange, {
    domain: userPoolName,
    userId,
    secretBlock: bytesOfBase64(SECRET_BLOCK),
    timestamp: claim.TIMESTAMP,
    signature: claim.PASSWORD_CLAIM_SIGNATURE,
  })
}

test.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  `${passwordsARound} random passwords are proved when right and not when wrong, round %i of ${rounds} (IDENT-11, IDENT-12)`,
  async () => {
    for (let i = 0; i < passwordsARound; i++) {
      const password = anyPassword()
      const userId = crypto.randomUUID()
      const verifier = await createVerifier(userId, password)
      const wrong = i % 2 === 0 ? anyPassword() : password.slice(0, -1)
      const found = [await proves(userId, verifier, password), await proves(userId, verifier, wrong)]
      expect({ password, wrong, found }).toEqual({ password, wrong, found: [true, wrong === password] })
    }
  },
)
