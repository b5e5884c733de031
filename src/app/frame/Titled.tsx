import { type ComponentType, type ReactNode, lazy, useState } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { type Namespace, hasTexts, loadTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import type { PageEntry, PageTitle } from '../routes/page-entry.ts'

type Props = {
  title: PageTitle
  /** Extra namespaces of the title, if not loaded by the page. */
  texts?: readonly Namespace[]
  children: ReactNode
}

/** Gives every page its own title in the current language (2.4.2). */
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

/** Loads a page together with its texts, under its title. */
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
 * A page that suspends until it is loaded. One that was fetched before renders at once, because React shows nothing new
 * for 300 ms after a loading fallback.
 */
export function lazyPage(entry: Omit<PageEntry, 'place'>): ComponentType {
  const Late = lazy(async () => ({ default: await fetchPage(entry) }))
  return function Fetched() {
    const [Page] = useState(() => (hasTexts(entry.texts) && fetched.get(entry.load)) || Late)
    return <Page />
  }
}
