import type { ReactNode } from 'react'
import { htmlLang, type Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { Term } from './Term.tsx'

type Glossary = Texts['summary']['glossary']

/** Explains medical words in texts that belong together, such as those of a card: each word once, where it comes first. */
export type Marker = (texts: readonly string[]) => readonly ReactNode[]

/** Marks the terms of a glossary. */
export function markerOf({ terms, note }: Glossary, locale: Locale): Marker {
  const known = new Map(
    Object.entries(terms).flatMap(([id, { words, means }]) =>
      words()
        .split('|')
        .map((word) => [word.toLowerCase(), { id, means }] as const),
    ),
  )
  // Longer ones first: "high blood pressure" is not "blood pressure".
  const words = [...known.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu')
  return (texts) => {
    const seen = new Set<string>()
    return texts.map((text) => {
      const parts: (string | React.JSX.Element)[] = []
      let end = 0
      for (const { 0: word, index } of text.matchAll(pattern)) {
        const term = known.get(word.toLowerCase())
        if (!term || seen.has(term.id)) continue
        seen.add(term.id)
        parts.push(
          text.slice(end, index),
          <Term key={term.id} word={word} means={term.means()} note={note()} lang={htmlLang(locale)} />,
        )
        end = index + word.length
      }
      return parts.length === 0 ? text : [...parts, text.slice(end)]
    })
  }
}
