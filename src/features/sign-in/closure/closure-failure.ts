import type { AccountClosureRefused } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The message for a failed closure; `otherwise` is the fallback. */
export function closureFailure({ auth, closure }: Texts, error: unknown, otherwise: string): string {
  const texts = closure.failed
  if (!(error instanceof ApiError)) return otherwise
  const { isOffline, status, body } = error as ApiError<AccountClosureRefused>
  if (isOffline) return texts.offline()
  if (status !== 409) return otherwise
  switch (body?.code) {
    case 'wrong_code':
      return auth.confirmSignUp.wrongCode()
    case 'code_expired':
      return texts.expired()
    case 'too_many_attempts':
      return texts.attempts()
    case 'last_admin':
      return texts.lastAdmin()
    case undefined:
      return otherwise
  }
}
