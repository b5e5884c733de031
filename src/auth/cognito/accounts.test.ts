import { beforeEach, expect, test, vi } from 'vitest'

const { signUp, signIn, autoSignIn } = vi.hoisted(() => ({
  signUp: vi.fn(),
  signIn: vi.fn(),
  autoSignIn: vi.fn(),
}))
vi.mock('aws-amplify/auth', () => ({ signUp, signIn, autoSignIn }))

const accounts = await import('./accounts.ts')

beforeEach(() => {
  vi.clearAllMocks()
})

test('D-12, IDENT-42, IDENT-45: a sign-up leaves nothing behind: no automatic sign-in that asks on, and no pending state with it', async () => {
  signUp.mockResolvedValue({ isSignUpComplete: false })
  expect(await accounts.signUp('a@b.ca', 'Abcdef1!')).toBe('codeSent')
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    username: 'a@b.ca',
    password: 'Abcdef1!',
    options: { userAttributes: { email: 'a@b.ca' } },
  })
  expect(autoSignIn).not.toHaveBeenCalled()
})

test('a pool with automatic confirmation needs no code', async () => {
  signUp.mockResolvedValue({ isSignUpComplete: true })
  expect(await accounts.signUp('a@b.ca', 'Abcdef1!')).toBe('confirmed')
})

test.each([
  ['IDENT-33', 'DONE', 'done'],
  ['IDENT-34', 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', { challenge: 'appCode' }],
  ['IDENT-34', 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', { challenge: 'customCode' }],
  ['IDENT-35', 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', { challenge: 'newPassword' }],
  ['IDENT-36', 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', 'unsupported'],
  ['IDENT-36', 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', 'unsupported'],
  ['IDENT-37', 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', 'unsupported'],
  ['IDENT-38', 'RESET_PASSWORD', 'resetPassword'],
  ['IDENT-39', 'CONFIRM_SIGN_UP', 'confirmSignUp'],
])('%s: the step %s is %s', async (_, signInStep, outcome) => {
  signIn.mockResolvedValue({ nextStep: { signInStep } })
  expect(await accounts.signIn('a@b.ca', 'Abcdef1!')).toEqual(outcome)
})

test.each([
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'smsCode', '+*******0142'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'emailCode', 'e***@p***'],
])('IDENT-34: %s is %s, and tells where the code went', async (signInStep, challenge, destination) => {
  signIn.mockResolvedValue({ nextStep: { signInStep, codeDeliveryDetails: { destination } } })
  expect(await accounts.signIn('a@b.ca', 'Abcdef1!')).toEqual({ challenge, sentTo: destination })
})
