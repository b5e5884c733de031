import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { wordsIn } from './local-words.ts'

/** A text of a form; English that stands in for another language is marked as English, for screen readers. */
export function LocalText({ text }: { text: LocalizedText }) {
  const { locale } = useText()
  const words = wordsIn(locale, text)
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text
}
