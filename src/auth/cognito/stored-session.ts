import { claimsOf } from '#src/lib/jwt.ts'
import { keysOf, readItem } from '#src/lib/safe-storage.ts'
import type { IdentitySession } from '../port.ts'

/** The clients of the identity service that somebody is signed in to on this device; known before the settings are. */
export const clientsInUse = (): string[] =>
  keysOf('local').flatMap(
    (key) => /^CognitoIdentityServiceProvider\.(.+)\.LastAuthUser$/.exec(key)?.[1] ?? [],
  )

/** Amplify renews a token this long before it ends, in ms. */
const TOLERANCE = 5000

/** The session that Amplify stored, unless a token of it has to be renewed. Reading it does not load Amplify. */
export function storedSession(clientId: string): IdentitySession | undefined {
  const client = `CognitoIdentityServiceProvider.${clientId}`
  const user = readItem('local', `${client}.LastAuthUser`)
  const read = (name: string) => readItem('local', `${client}.${user}.${name}`) ?? ''
  const accessToken = read('accessToken')
  const serverTime = Date.now() + (Number(read('clockDrift')) || 0)
  const isAlive = (token: string) => (claimsOf(token).exp ?? 0) * 1000 >= serverTime + TOLERANCE
  const { sub } = claimsOf(accessToken)
  return sub && isAlive(accessToken) && isAlive(read('idToken')) ? { accessToken, subject: sub } : undefined
}
