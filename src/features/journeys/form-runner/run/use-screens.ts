import { useLocation } from 'react-router-dom'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import type { VisiblePage } from '../answers/visibility.ts'

/** The screen of a form. Kept in the URL, so that the browser's Back works. */
export type Screen =
  | { kind: 'intro' }
  | { kind: 'page'; page: VisiblePage; index: number }
  | { kind: 'review' }
  /** No such page (UI-33). */
  | { kind: 'missing' }

export type Target = { kind: 'intro' } | { kind: 'page'; key: string } | { kind: 'review' }

/** How a page was reached: from which screen, and from the review to change which answer. */
type Arrival = { from?: string; field?: string }

const PAGE = 'page'
const STEP = 'step'
const REVIEW = 'review'

function arrivalOf(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && typeof state.from === 'string' ? { from: state.from } : {}
  const field = 'field' in state && typeof state.field === 'string' ? { field: state.field } : {}
  return { ...from, ...field }
}

export const screenId = (target: Target | Screen): string =>
  target.kind === 'page' ? `page:${'key' in target ? target.key : target.page.key}` : target.kind

/** The screen in the URL. A page hidden for these answers counts as missing. */
function screenOf(query: URLSearchParams, pages: readonly VisiblePage[]): Screen {
  if (query.get(STEP) === REVIEW) return { kind: 'review' }
  const key = query.get(PAGE)
  if (key === null) return { kind: 'intro' }
  const index = pages.findIndex((page) => page.key === key)
  const page = pages[index]
  return page ? { kind: 'page', page, index } : { kind: 'missing' }
}

/** The URL of a screen; keeps other query parameters. */
function queryOf(query: URLSearchParams, target: Target): string {
  const next = new URLSearchParams(query)
  next.delete(PAGE)
  next.delete(STEP)
  if (target.kind === 'page') next.set(PAGE, target.key)
  if (target.kind === 'review') next.set(STEP, REVIEW)
  return `?${next}`
}

export function useScreens(pages: readonly VisiblePage[]) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const arrival = arrivalOf(useLocation().state)
  const screen = screenOf(query, pages)

  const go = (target: Target, field?: string): void => {
    const state: Arrival = { from: screenId(screen), ...(field && { field }) }
    void navigate({ search: queryOf(query, target) }, { state })
  }
  /** Goes back one screen, in the history if possible, so that Back and Next do not pile up entries. */
  const goBack = (target: Target): void => {
    if (arrival.from === screenId(target)) void navigate(-1)
    else void navigate({ search: queryOf(query, target) }, { replace: true })
  }

  return { screen, arrival, go, goBack }
}
