import { useText } from '#src/i18n/use-text.ts'
import { en, type Words } from './words-en.ts'
import { fr } from './words-fr.ts'

/** The gallery's texts in the current language. */
export function useWords(): Words {
  const { locale } = useText()
  return locale === 'fr-ca' ? fr : en
}
