import { useText } from '#src/i18n/use-text.ts'
import { type Words, en } from './words-en.ts'
import { fr } from './words-fr.ts'

export function useWords(): Words {
  const { locale } = useText()
  return locale === 'fr-ca' ? fr : en
}
