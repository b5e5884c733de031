import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { hasTexts, loadTexts, type Namespace } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import type { PageEntry, PageTitle } from './page-entry.ts'

type Props = {
  title: PageTitle
  /** The words of the title beside the shell's, where nobody has loaded them yet. */
  texts?: readonly Namespace[]
  children: ReactNode
}

/** Every screen has a title of its own, in the language that is shown (2.4.2). */
export function Titled({ title, texts = [], children }: Props) {
  const { t } = useText(...texts)
  const { brand } = useConfig()
  const [query] = useSearchParams()
  return (
    <>
      <title>{t.brand.documentTitle({ page: title(t, query), product: brand.name })}</title>
      {children}
    </>
  )
}

const fetched = new Map<PageEntry['load'], ComponentType>()

/** Loads a page together with its words, and puts it under its title. */
export async function fetchPage({ load, texts }: Omit<PageEntry, 'place'>): Promise<ComponentType> {
  const [{ default: Page, title }] = await Promise.all([load(), loadTexts(...texts)])
  const page = () => (
    <Titled title={title}>
      <Page />
    </Titled>
  )
  const known = fetched.get(load) ?? page
  fetched.set(load, known)
  return known
}

/**
 * The page, which waits until it is here. One that was fetched before is drawn at once: React shows nothing new for 300 ms
 * after it had to show that something is loading.
 */
export function lazyPage(entry: Omit<PageEntry, 'place'>): ComponentType {
  const Late = lazy(async () => ({ default: await fetchPage(entry) }))
  return function Fetched() {
    const [Page] = useState(() => (hasTexts(entry.texts) && fetched.get(entry.load)) || Late)
    return <Page />
  }
}
