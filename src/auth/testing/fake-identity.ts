import type { Identity } from '../port.ts'

/** A signed-out identity service whose calls all succeed; a test overrides what it needs. */
export const fakeIdentity = (different: Partial<Identity> = {}): Identity => ({
  signIn: async () => 'done',
  answerChallenge: async () => 'done',
  signUp: async () => 'codeSent',
  confirmSignUp: async () => undefined,
  resendCode: async () => undefined,
  sendResetCode: async () => undefined,
  resetPassword: async () => undefined,
  signInWith: async () => undefined,
  passkeys: async () => ({
    signIn: async () => undefined,
    list: async () => [],
    add: async () => undefined,
    remove: async () => undefined,
  }),
  mayChangeAccount: async () => true,
  changePassword: async () => undefined,
  mayBeSignedIn: () => false,
  isReturning: () => false,
  finishReturn: async () => 'unknown',
  session: async () => undefined,
  renewedSession: async () => undefined,
  signOut: async () => undefined,
  ownsKey: () => false,
  prepare: () => undefined,
  listen: () => () => undefined,
  ...different,
})
