import type { IAuthenticationCallback, ICognitoStorage } from 'amazon-cognito-identity-js'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { userPoolClientId, userPoolId, userPoolPath } from '../identifiers.ts'
import type { IdentityServer } from './identity-server.ts'

/** The library's storage, in memory. */
export function memoryStorage(): ICognitoStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

type Visit = {
  readonly email: string
  readonly password: string
  readonly Storage: ICognitoStorage
  /** Called when the pool asks for the code of an authenticator. */
  readonly code?: () => Promise<string>
}

/**
 * Signs in with SRP as a page would that uses `amazon-cognito-identity-js`.
 * @returns `valid: <e-mail of the ID token>`, or the refusal as `Name: message`
 */
export function signInByIdentityJs(
  { origin }: IdentityServer,
  { email: Username, password: Password, Storage, code }: Visit,
): Promise<string> {
  const Pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    endpoint: origin + userPoolPath,
    Storage,
  })
  const user = new CognitoUser({ Username, Pool, Storage })
  return new Promise((done) => {
    const callbacks: IAuthenticationCallback = {
      onSuccess: (session) => {
        const valid = session.isValid() ? 'valid' : 'not valid'
        done(`${valid}: ${String(session.getIdToken().decodePayload().email)}`)
      },
      onFailure: ({ name, message }: Error) => done(`${name}: ${message}`),
      totpRequired: (challenge) => {
        if (!code) return done(String(challenge))
        void code().then((shown) => user.sendMFACode(shown, callbacks, 'SOFTWARE_TOKEN_MFA'))
      },
    }
    user.authenticateUser(new AuthenticationDetails({ Username, Password }), callbacks)
  })
}
