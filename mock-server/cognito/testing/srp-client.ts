import {
  createDiffieHellman,
  createDiffieHellmanGroup,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/**
 * The client side of Cognito's SRP, for tests: written from Amplify's algorithm and on Node's own primitives
 * (prime, powers, HKDF, hashes), sharing nothing with the server side, so that the two can only agree by being right.
 */
const prime = createDiffieHellmanGroup('modp15').getPrime()
const N = BigInt(`0x${prime.toString('hex')}`)
const g = 2n

const sha256Hex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const mod = (value: bigint) => ((value % N) + N) % N

/** Amplify's getPaddedHex for numbers that are not negative. */
function paddedHex(value: bigint): string {
  const hex = value.toString(16)
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`
  return Number.parseInt(whole.charAt(0), 16) >= 8 ? `00${whole}` : whole
}

const exponentiation = createDiffieHellman(prime, 2)
const bytesOf = (value: bigint) => Buffer.from(paddedHex(value), 'hex')

/** `base ** exponent % N` on Node's own arithmetic, which is what the secret of a Diffie-Hellman exchange is. */
export function power(base: bigint, exponent: bigint): bigint {
  exponentiation.setPrivateKey(bytesOf(exponent))
  return BigInt(`0x${exponentiation.computeSecret(bytesOf(base)).toString('hex')}`)
}

/** Amplify's getNowString. */
function timestamp(now: Date): string {
  const [week, day, month, year, time] = now.toUTCString().replace(',', '').split(' ')
  return `${week} ${month} ${Number(day)} ${time} UTC ${year}`
}

export type Challenge = {
  readonly SALT: string
  readonly SRP_B: string
  readonly SECRET_BLOCK: string
  readonly USER_ID_FOR_SRP: string
}

/** One exchange: send `SRP_A` with InitiateAuth, then `answer(...)` with RespondToAuthChallenge. */
export function srpClient(poolName: string) {
  const a = BigInt(`0x${randomBytes(128).toString('hex')}`) % N
  const A = power(g, a)
  const k = BigInt(`0x${sha256Hex(paddedHex(N) + paddedHex(g))}`)
  return {
    SRP_A: A.toString(16),
    answer(challenge: Challenge, password: string, now = new Date()) {
      const user = challenge.USER_ID_FOR_SRP
      const B = BigInt(`0x${challenge.SRP_B}`)
      const u = BigInt(`0x${sha256Hex(paddedHex(A) + paddedHex(B))}`)
      const identity = createHash('sha256').update(`${poolName}${user}:${password}`, 'utf8').digest('hex')
      const x = BigInt(`0x${sha256Hex(paddedHex(BigInt(`0x${challenge.SALT}`)) + identity)}`)
      const S = power(mod(B - k * power(g, x)), a + u * x)
      const key = hkdfSync('sha256', bytesOf(S), bytesOf(u), 'Caldera Derived Key', 16)
      const at = timestamp(now)
      const message = [
        Buffer.from(poolName),
        Buffer.from(user),
        Buffer.from(challenge.SECRET_BLOCK, 'base64'),
        Buffer.from(at),
      ]
      return {
        USERNAME: user,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
        TIMESTAMP: at,
        PASSWORD_CLAIM_SIGNATURE: createHmac('sha256', Buffer.from(key))
          .update(Buffer.concat(message))
          .digest('base64'),
      }
    },
  }
}
