import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pageFrom } from '#src/lib/text/page-number.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { Alert } from '../messages/Alert.tsx'
import { Skeleton } from '../messages/Skeleton.tsx'
import { Region } from '../messages/Region.tsx'
import { keptSearch } from './kept-search.ts'

/** Duck-typed, because src/ui knows no API client. */
const isNotFound = (error: unknown) =>
  error instanceof Error && 'notFound' in error && error.notFound === true

type Props = {
  title: string
  /** 'There is no such page, so here is the first one.' */
  missing: string
  children: (page: number) => ReactNode
}

/**
 * A list whose page is in the URL (`?page=2`). An invalid page, or one past the end (404), redirects to the
 * first one with a notice.
 */
export function PagedRegion({ title, missing, children }: Props) {
  const [query] = useSearchParams()
  const state: unknown = useLocation().state
  const page = pageFrom(query)
  // Keeps the other query parameters, such as filters; the state lets the first page say why it is shown.
  const missingState = { isMissing: true, search: keptSearch(state) }
  const rest = new URLSearchParams(query)
  rest.delete('page')
  const toFirst = <Navigate to={rest.size > 0 ? `?${rest}` : '.'} replace state={missingState} />
  if (page === undefined) return toFirst
  const isPastEnd = (error: unknown) => page > 1 && isNotFound(error)
  return (
    <>
      {'isMissing' in Object(state) && <Alert kind="info">{missing}</Alert>}
      <Region
        title={title}
        resetKey={String(query)}
        pending={<Skeleton cards={3} />}
        failure={(error, panel) => (isPastEnd(error) ? toFirst : panel)}
      >
        {children(page)}
      </Region>
    </>
  )
}
