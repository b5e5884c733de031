import type { ComponentType } from 'react'
import type { Namespace, Texts } from '#src/i18n/texts.ts'

/** Title of a page; for a page with sub-views, the query says which one is shown. */
export type PageTitle = (t: Texts, query: URLSearchParams) => string

export type PageModule = { default: ComponentType; title: PageTitle }

export type PageEntry = {
  place: { pattern: string }
  load: () => Promise<PageModule>
  /** Namespaces the page needs beyond the shell's. */
  texts: readonly Namespace[]
}

/** A row of the tables of pages. The page and its words load together, when someone goes there. */
export const page = (
  place: PageEntry['place'],
  texts: PageEntry['texts'],
  load: PageEntry['load'],
): PageEntry => ({ place, texts, load })
