import { beforeEach, expect, test, vi } from 'vitest'

const calls = vi.hoisted(() => ({
  signIn: vi.fn(),
  updatePassword: vi.fn(),
  associateWebAuthnCredential: vi.fn(),
  listWebAuthnCredentials: vi.fn(),
  deleteWebAuthnCredential: vi.fn(),
}))
vi.mock('aws-amplify/auth', () => calls)

const passkeys = await import('./passkeys.ts')

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({})
})

const refused = (name: string) => Object.assign(new Error('words of the service'), { name })

test('signing in asks for the passkey only; a service that offers something else has none for this account', async () => {
  calls.signIn.mockResolvedValueOnce({ isSignedIn: true })
  await passkeys.signIn('a@b.ca')
  expect(calls.signIn).toHaveBeenCalledExactlyOnceWith({
    username: 'a@b.ca',
    options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
  })
  calls.signIn.mockResolvedValueOnce({ isSignedIn: false })
  await expect(passkeys.signIn('a@b.ca')).rejects.toMatchObject({ failure: 'noPasskey' })
  calls.signIn.mockRejectedValueOnce(refused('PasskeyAuthenticationCanceled'))
  await expect(passkeys.signIn('a@b.ca')).rejects.toMatchObject({ failure: 'cancelled' })
})

test.each([
  ['', undefined, true],
  ['PasswordHistoryPolicyViolationException', undefined, true],
  ['NotAuthorizedException', 'notAuthorized', false],
  ['InvalidPasswordException', 'notAuthorized', false],
  ['LimitExceededException', 'limit', false],
  ['NetworkError', 'network', false],
])('a passkey is made only with the right password: %j', async (name, failure, isMade) => {
  if (name) calls.updatePassword.mockRejectedValueOnce(refused(name))
  const outcome = await passkeys.add('Portage-2026!').catch((error: unknown) => Object(error).failure)
  expect(outcome).toBe(failure)
  expect(calls.updatePassword).toHaveBeenCalledExactlyOnceWith({
    oldPassword: 'Portage-2026!',
    newPassword: 'Portage-2026!',
  })
  expect(calls.associateWebAuthnCredential).toHaveBeenCalledTimes(isMade ? 1 : 0)
})

test('passkeys are listed and removed by their ids', async () => {
  const createdAt = new Date('2026-11-02')
  calls.listWebAuthnCredentials.mockResolvedValueOnce({
    credentials: [
      { credentialId: 'x', friendlyCredentialName: 'Windows Hello', createdAt },
      { credentialId: 'y', friendlyCredentialName: undefined, createdAt: undefined },
    ],
  })
  expect(await passkeys.list()).toEqual([
    { id: 'x', name: 'Windows Hello', createdAt },
    { id: 'y', name: '', createdAt: undefined },
  ])
  await passkeys.remove('x')
  expect(calls.deleteWebAuthnCredential).toHaveBeenCalledExactlyOnceWith({ credentialId: 'x' })
})
