import { useEffect } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { PAGE_SIZE } from '../queries.ts'

type Place = { page: number; total: number; size?: number }

/** 'Showing 21 to 40 of 57' for a paged list, otherwise the total; announced when filters change it. */
export function ListCount({ page, total, size = PAGE_SIZE, found }: Place & { found: boolean }) {
  const { t } = useText('care')
  const { showing, count } = t.care.list
  const { from, to, pages } = pageSpan(page, size, total)
  const words = pages > 1 ? showing({ from, to, total }) : count({ count: total })
  useEffect(() => {
    if (found) announce(words)
  }, [found, words])
  return <PageStatus page={page}>{words}</PageStatus>
}

export function ListPages({ page, total, size = PAGE_SIZE }: Place) {
  const { t } = useText('care')
  const { pages: label, previous, next } = t.care.list
  const { pages } = pageSpan(page, size, total)
  return <PageNav label={label()} previous={previous()} next={next()} {...{ page, pages }} />
}
