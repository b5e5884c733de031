import { useQueries } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { type KindName, kindNames } from './kinds.ts'
import { type PageWanted, type RecordPage, recordPages } from './record-pages.ts'

export type KindPage = {
  kind: KindName
  /** Undefined while loading. */
  page: RecordPage | undefined
  failed: boolean
  retry: () => void
}

export const isRead = (kind: KindName): kind is keyof typeof recordPages => Object.hasOwn(recordPages, kind)

const kinds = kindNames.filter(isRead)

/** One page of each kind in parallel, with separate loading and error states. */
export function useRecordPages(wanted: PageWanted, { enabled = true } = {}): KindPage[] {
  const { t, locale } = useText('records')
  const found = useQueries({
    queries: kinds.map((kind) => ({ ...recordPages[kind](wanted, t, locale), enabled })),
  })
  return kinds.flatMap((kind, at) => {
    const query = found[at]
    if (!query) return []
    const { data: page, isError, refetch } = query
    return [{ kind, page, failed: isError && page === undefined, retry: () => void refetch() }]
  })
}

/** Whether some pages are loading, and which ones failed. */
export const waitingIn = (pages: readonly KindPage[]): boolean =>
  pages.some(({ page, failed }) => page === undefined && !failed)
export const failedIn = (pages: readonly KindPage[]): KindPage[] => pages.filter(({ failed }) => failed)
