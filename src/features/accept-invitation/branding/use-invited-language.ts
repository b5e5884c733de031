import { useEffect, useState } from 'react'
import type { InvitationReview } from '#generated/model/index.ts'
import { hasChosenLanguage } from '#src/i18n/language-cookie.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { holderIn } from '../invitation/invitation-state.ts'

/**
 * For visitors without a stored language, switches to the language of the invitation, because they have just
 * read it; a later invitation in another language switches again. Signed-in people and guests keep theirs.
 * Returns whether the current language is settled; until then, texts of another language would flash.
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
