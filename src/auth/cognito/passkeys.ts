import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  signIn as enter,
  updatePassword,
} from 'aws-amplify/auth'
import { IdentityError, type Passkeys } from '../port.ts'
import { identityError, withIdentityErrors } from './failures.ts'

/** Cognito's quota, and its largest page. */
const MOST = 20

export const signIn: Passkeys['signIn'] = async (username) => {
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const
  const { isSignedIn } = await withIdentityErrors(enter({ username, options }))
  // The service offers other ways to sign in instead.
  if (!isSignedIn) throw new IdentityError('noPasskey')
}

export const list: Passkeys['list'] = async () => {
  const { credentials } = await withIdentityErrors(listWebAuthnCredentials({ pageSize: MOST }))
  return credentials.flatMap(({ credentialId, friendlyCredentialName = '', createdAt }) =>
    credentialId === undefined ? [] : [{ id: credentialId, name: friendlyCredentialName, createdAt }],
  )
}

/** Checks the current password. The service has no call for it, but rejects a change from a wrong one. */
async function confirmPassword(password: string): Promise<void> {
  await updatePassword({ oldPassword: password, newPassword: password }).catch((cause: unknown) => {
    const { name } = Object(cause)
    // The history of passwords is checked last.
    if (name === 'PasswordHistoryPolicyViolationException') return
    // A text that cannot be a password is not this one either.
    throw name === 'InvalidPasswordException'
      ? new IdentityError('notAuthorized', { cause })
      : identityError(cause)
  })
}

export const add: Passkeys['add'] = async (password) => {
  await confirmPassword(password)
  await withIdentityErrors(associateWebAuthnCredential())
}

export const remove: Passkeys['remove'] = async (credentialId) => {
  await withIdentityErrors(deleteWebAuthnCredential({ credentialId }))
}
