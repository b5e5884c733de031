import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  getListAttentionItemsQueryKey,
  getListAttentionItemsQueryOptions,
} from '#generated/endpoints/attention-items/attention-items.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import styles from './live.module.css'
import { giveSignals, isSignalOn, signals } from './signals.ts'

/** As often as lists of tasks (CALL-39), in ms. */
const POLL_EVERY = 30_000
const MOST = 20

/** Open life-threatening answers of an organization, newest first; polled. In a hidden page only for signals. */
const severeIn = (organization: string) =>
  getListAttentionItemsQueryOptions(
    {
      organization,
      status: 'open',
      severity__in: ['danger_to_life'],
      ordering: ['-since'],
      page_size: MOST,
    },
    {
      query: {
        staleTime: 0,
        retry: false,
        refetchInterval: () => (navigator.onLine ? POLL_EVERY : false),
        refetchIntervalInBackground: signals.some(isSignalOn),
      },
    },
  )

/**
 * How many life-threatening answers came since the first poll and are still open; lists on screen get them too.
 * @param onNew called when some came
 */
function useNewAlerts(organization: string, onNew: (count: number) => void) {
  const [fresh, setFresh] = useState<readonly string[]>([])
  const known = useRef<ReadonlySet<string>>(undefined)
  const queries = useQueryClient()
  const { data } = useQuery(severeIn(organization))
  const tell = useEffectEvent(onNew)

  useEffect(() => {
    if (!data) return
    const open = data.results.map(({ id }) => id)
    const { current: before } = known
    known.current = new Set([...(before ?? []), ...open])
    const came = before ? open.filter((id) => !before.has(id)) : []
    if (came.length === 0) return
    setFresh((ids) => [...ids, ...came])
    void queries.invalidateQueries({ queryKey: getListAttentionItemsQueryKey() })
    tell(came.length)
  }, [data, queries])

  const count = fresh.filter((id) => data?.results.some((one) => one.id === id)).length
  return { count, see: () => setFresh([]) }
}

/** The sign for new life-threatening answers, which leads to them. */
export function NewAlerts({ organizationId }: { organizationId: string }) {
  const { t } = useText('provider')
  const texts = t.provider.live
  const { count, see } = useNewAlerts(organizationId, () => giveSignals(texts.notification()))
  useTitleCount(count)
  const to = paths.provider.organization(
    { organizationId },
    { view: 'worklist', severity: 'danger_to_life', ordering: '-since' },
  )
  return (
    <>
      {/* Always mounted, so that changes are announced. */}
      <div role="status">
        <VisuallyHidden>{count > 0 && texts.came({ count })}</VisuallyHidden>
      </div>
      {count > 0 && (
        <Link to={to} className={styles.sign} aria-label={texts.see({ count })} onClick={see}>
          <IconAlertTriangle aria-hidden size="1.25rem" />
          <span className={styles.count}>{count}</span>
          <span className={styles.words}>{texts.short({ count })}</span>
        </Link>
      )}
    </>
  )
}

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, '')

/** Puts a count before the title of the page, whichever page is shown: '(2) Care team home - Portage'. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined
    const mark = () => {
      const wanted = `(${count}) ${withoutCount(document.title)}`
      if (document.title !== wanted) document.title = wanted
    }
    mark()
    // every page sets its own title
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = withoutCount(document.title)
    }
  }, [count])
}
