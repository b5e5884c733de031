import type { IdentityFailure } from '#src/auth/port.ts'
import type { Texts } from '#src/i18n/texts.ts'

export type SignInFailure = IdentityFailure | 'blank' | 'unconfirmed' | 'failed'

/** What a failed sign-in says (VAL-17, ERR-11, ERR-12); the words of the identity service are never shown (ERR-40). */
export function failureText(t: Texts, failure: SignInFailure, supportEmail: string): string {
  const { login } = t.auth
  switch (failure) {
    case 'blank':
      return login.blank()
    case 'credentials':
      return login.incorrect()
    case 'unconfirmed':
      return login.unconfirmed({ email: supportEmail })
    case 'network':
      return `${login.failed()} ${login.offline()}`
    case 'unknown':
    case 'failed':
      return login.failed()
  }
}
