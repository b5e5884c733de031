import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { wordsIn } from './local-words.ts'

/** A text of a form; an English fallback is marked with `lang` for screen readers. */
export function LocalText({ text }: { text: LocalizedText }) {
  const { locale } = useText()
  const words = wordsIn(locale, text)
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text
}
