import { claimsOf } from '#src/lib/jwt.ts'
import { keysOf, readItem } from '#src/lib/browser/safe-storage.ts'
import type { IdentitySession } from '../port.ts'

/** Client ids with a signed-in user on this device; available before the settings are. */
export const clientsInUse = (): string[] =>
  keysOf('local').flatMap(
    (key) => /^CognitoIdentityServiceProvider\.(.+)\.LastAuthUser$/.exec(key)?.[1] ?? [],
  )

/** Amplify refreshes a token this long before it expires, in ms. */
const TOLERANCE = 5000

/** The session Amplify stored, unless a token needs a refresh. Reads it without loading Amplify. */
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
