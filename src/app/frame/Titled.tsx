import type { ReactNode } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { type Namespace, loadTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { PageLoading } from './PageLoading.tsx'
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

type Load = PageEntry['load']
const parts = new Map<Load, ReturnType<typeof latePart<object>>>()

/** A page with its texts, under its title. */
function partOf({ load, texts }: Omit<PageEntry, 'place'>) {
  const known = parts.get(load)
  if (known) return known
  const part = latePart(
    async () => {
      const [{ default: Page, title }] = await Promise.all([load(), loadTexts(...texts)])
      return () => (
        <Titled title={title} texts={texts}>
          <Page />
        </Titled>
      )
    },
    <PageLoading />,
  )
  parts.set(load, part)
  return part
}

export const lazyPage = (entry: Omit<PageEntry, 'place'>) => partOf(entry)[0]
export const fetchPage = (entry: Omit<PageEntry, 'place'>) => partOf(entry)[1]()
