import { useText } from '#src/i18n/use-text.ts'
import type { RunFailure } from './use-form-run.ts'

/** Returns the message for a failed submission; undefined if it is shown elsewhere. */
export function useFailureText(): (failure: RunFailure) => string | undefined {
  const { t } = useText('forms')
  return (failure) => {
    const texts = t.forms.failed
    switch (failure.kind) {
      case 'offline':
        return texts.offline()
      case 'server':
        return texts.server()
      case 'signedOut':
        return texts.signedOut()
      case 'blocked':
        return t.forms.review.blocked()
      case 'refused':
        return [texts.refused(), ...failure.others].join(' ')
      case 'removed':
      case 'already':
        return undefined
    }
  }
}
