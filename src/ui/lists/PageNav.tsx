import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { ButtonLink } from '../actions/Button.tsx'
import { keptSearch } from './kept-search.ts'
import styles from './list.module.css'

type Props = {
  /** 'Pages of journeys' */
  label: string
  page: number
  pages: number
  previous: string
  next: string
}

/** Pagination links of a list. Every page has its own URL, so Back works. */
export function PageNav({ label, page, pages, previous, next }: Props) {
  const [query] = useSearchParams()
  const state = { search: keptSearch(useLocation().state) }
  if (pages === 1) return null
  // Keeps the other query parameters, such as the order.
  const to = (wanted: number) => {
    const next = new URLSearchParams(query)
    if (wanted === 1) next.delete('page')
    else next.set('page', String(wanted))
    return next.size > 0 ? `?${next}` : '.'
  }
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} state={state} variant="secondary">
          {previous}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={to(page + 1)} state={state} variant="secondary">
          {next}
        </ButtonLink>
      )}
    </nav>
  )
}

/**
 * 'Showing 21 to 40 of 57'. Takes the focus when the page changes, because the link that was followed may be
 * gone.
 */
export function PageStatus({ page, children }: { page: number | string; children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    line.current?.focus()
  }, [page])
  return (
    <p ref={line} tabIndex={-1} className={styles.showing}>
      {children}
    </p>
  )
}
