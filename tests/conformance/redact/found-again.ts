import { mask, maskTelling } from './mask.ts'

/** A single plain word can occur in any sentence, so it is masked only where it is quoted. */
const isPlainWord = (text: string) => /^\p{Ll}+$/u.test(text)
const QUOTES = `"'“”‘’«»\``
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** As much of a long text is looked for; what follows it up to the quote is masked with it. */
const START = 16

const patternOf = (text: string) => {
  if (text.length > START) return `${escaped(text.slice(0, START))}[^${QUOTES}\\n]*`
  return isPlainWord(text)
    ? `(?<=[${QUOTES}])${escaped(text)}(?=[${QUOTES}])`
    : String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])`
}

/**
 * Remembers what was masked in requests and responses, to mask it in messages about them too.
 * @param words texts from the contract itself (enum values), which are not personal
 */
export function foundAgain(words: ReadonlySet<string>) {
  const hidden = new Set<string>()
  return {
    /** Masks a text and remembers it. */
    hide(text: string): string {
      const shown = mask(text)
      if (text.length >= 3 && text.length <= 2000 && shown !== text && !words.has(text)) hidden.add(text)
      return shown
    },
    /** A sentence without what was hidden so far. */
    sentence(text: string): string {
      // One pattern of all that is hidden would take 100 MB in a run of 2000 requests.
      const here = [...hidden].filter((one) => text.includes(one.slice(0, START)))
      if (here.length === 0) return maskTelling(text)
      const patterns = here.sort((a, b) => b.length - a.length).map(patternOf)
      return maskTelling(text.replaceAll(new RegExp(patterns.join('|'), 'gu'), mask))
    },
  }
}
