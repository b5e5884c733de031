import type { ReactNode } from 'react'
import type { Locale } from '#src/i18n/locale.ts'
import type { StoryItem, Words } from '../story/story-item.ts'
import type { StorySection } from './story-view.ts'

export type Mark = (texts: readonly string[], locale: Locale) => readonly ReactNode[]

/** Title and facts of records as they are shown. */
export type MarkedItems = ReadonlyMap<StoryItem, readonly ReactNode[]>

/** Marks the texts of all sections together, so that each medical word is explained once on the page. */
export function markedItems(sections: readonly StorySection[], { locale }: Words, mark: Mark): MarkedItems {
  const items = sections.flatMap((section) => section.items)
  const texts = mark(
    items.flatMap(({ title, facts }) => [title, ...facts]),
    locale,
  )
  let next = 0
  return new Map(items.map((item) => [item, texts.slice(next, (next += 1 + item.facts.length))]))
}
