import type { IdentityFailure } from '#src/auth/port.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The card's calls that can fail. */
export type FailedCall =
  | 'login'
  | 'provider'
  | 'signup'
  | 'confirmSignUp'
  | 'resendCode'
  | 'resetPassword'
  | 'confirmReset'
  | 'challenge'

/** The error catalogue by call (ERR-11..24). */
function known(t: Texts, call: FailedCall, failure: IdentityFailure): string {
  const { auth } = t
  switch (call) {
    case 'login':
      if (failure === 'disabled') return auth.login.deactivated()
      return failure === 'unknownUser' || failure === 'notAuthorized'
        ? auth.login.incorrect()
        : auth.login.failed()
    case 'provider':
    case 'resendCode':
      return auth.login.failed()
    case 'signup':
      return failure === 'userExists' ? auth.signup.exists() : auth.login.failed()
    case 'confirmSignUp':
      return failure === 'wrongCode' ? auth.confirmSignUp.wrongCode() : auth.confirmSignUp.failed()
    case 'resetPassword':
      if (failure === 'unknownUser') return auth.reset.unknownUser()
      return failure === 'invalid' ? auth.reset.unverified() : auth.reset.failed()
    case 'confirmReset':
      if (failure === 'wrongCode') return auth.confirmReset.wrongCode()
      return failure === 'limit' ? auth.confirmReset.limit() : auth.confirmReset.failed()
    case 'challenge':
      if (failure === 'disabled') return auth.login.deactivated()
      return failure === 'wrongCode' || failure === 'expiredCode'
        ? auth.confirmSignUp.wrongCode()
        : auth.login.failed()
  }
}

/** The message for a failed call; the identity service's own text is never shown (ERR-40). */
export function failureText(t: Texts, call: FailedCall, failure: IdentityFailure): string {
  const text = known(t, call, failure)
  return failure === 'network' ? `${text} ${t.auth.login.offline()}` : text
}
