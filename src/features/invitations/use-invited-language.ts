import { useEffect, useState } from 'react'
import type { InvitationReview } from '#generated/model/index.ts'
import { hasChosenLanguage } from '#src/i18n/language-cookie.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { holderIn } from './invitation-state.ts'

/**
 * Opens the portal to a stranger in the language of an invitation where nobody chose one on this device: the message
 * was read in it. A later invitation in another language decides again. Who is here already reads on in the language they had.
 * Returns whether what is shown can stay; until then the words of another language would only flash.
 */
export function useInvitedLanguage(review: InvitationReview | undefined): boolean {
  const { locale, setLocale } = useText()
  const isHere = holderIn(useSessionState()) !== 'stranger'
  const [wasSettled, setSettled] = useState(hasChosenLanguage)
  const isSettled = wasSettled || isHere
  const language = review?.language
  useEffect(() => {
    if (isSettled || language === undefined) return
    const settle = () => setSettled(true)
    if (language === null || language === locale) settle()
    else setLocale(language, 'invitation').then(settle, settle)
  }, [isSettled, language, locale, setLocale])
  return isSettled || language === locale
}
