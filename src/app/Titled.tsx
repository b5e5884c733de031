import { lazy, type ReactNode } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { loadTexts, type Namespace } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import type { PageEntry, PageTitle } from './page-entry.ts'

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

/** A page that loads together with its texts, under its title. */
export function lazyPage({ load, texts }: Omit<PageEntry, 'place'>) {
  return lazy(async () => {
    const [{ default: Page, title }] = await Promise.all([load(), loadTexts(...texts)])
    const page = () => (
      <Titled title={title}>
        <Page />
      </Titled>
    )
    return { default: page }
  })
}
