import { clearItems, writeItem } from '#src/lib/browser/safe-storage.ts'
import type { Tokens } from './answers.ts'
import { call } from './call.ts'

/**
 * Signs in without a password: clears the previous person's data and stores the tokens where Amplify reads them
 * (its TokenStore).
 * @throws ControlError when the account cannot sign in
 */
export async function signInAs(email: string): Promise<void> {
  const tokens = await call<Tokens>('sign-in', 'POST', { email })
  clearItems('local')
  clearItems('session')
  const client = `CognitoIdentityServiceProvider.${tokens.client_id}`
  const own = `${client}.${tokens.username}`
  const stored = {
    [`${own}.accessToken`]: tokens.access_token,
    [`${own}.idToken`]: tokens.id_token,
    [`${own}.refreshToken`]: tokens.refresh_token,
    // how far the world's clock is ahead of this device's
    [`${own}.clockDrift`]: String(Date.parse(tokens.now) - Date.now()),
    // last, because other tabs react to it
    [`${client}.LastAuthUser`]: tokens.username,
  }
  for (const [key, value] of Object.entries(stored)) writeItem('local', key, value)
}
