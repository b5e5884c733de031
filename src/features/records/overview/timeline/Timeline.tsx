import { useQueries } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconHistory } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { useAnnounceChange } from '#src/ui/lists/use-announce-change.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { EntryList } from './EntryList.tsx'
import type { KindName } from '../kinds/kinds.ts'
import { MissingKinds } from '../kinds/MissingKinds.tsx'
import styles from '../overview.module.css'
import { recordPages } from '../kinds/record-pages.ts'
import { LARGEST_PAGE, pagesNeeded, shownOn, timelineOf } from './timeline.ts'
import { failedIn, isRead, useRecordPages, waitingIn } from '../kinds/use-record-pages.ts'

type Props = { patientId: string; address: ListAddress }

/** All records by date, newest first, with 50 more per click (2.3); `?page=3` shows 150. */
export function Timeline({ patientId, address }: Props) {
  const { t } = useText('records')
  const [, setQuery] = useSearchParams()
  const { page, search } = address
  const shown = shownOn(page)
  const wanted = { patient: patientId, by: 'date', size: LARGEST_PAGE, search } as const
  const first = useRecordPages(wanted)
  const more = useMorePages(first, wanted, shown)
  const texts = t.records.overview.line
  const waiting = waitingIn(first) || more.waiting
  const total = first.reduce((sum, one) => sum + (one.page?.count ?? 0), 0)
  const entries = [
    ...first.flatMap(({ kind, page: here }) => (here?.entries ?? []).map((entry) => ({ ...entry, kind }))),
    ...more.entries,
  ]
  const status = texts.showing({ shown: Math.min(shown, total), total })
  useAnnounceChange(waiting ? '' : status)
  if (waiting && entries.length === 0) return <Skeleton cards={2} />
  const failed = [...failedIn(first), ...more.failed]
  const older = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('page', String(page + 1))
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <Stack gap="lg">
      <MissingKinds failed={failed} title={texts.failed()} body={texts.body} />
      {total === 0 && failed.length === 0 && <NothingYet address={address} />}
      {total > 0 && <Text tone="secondary">{status}</Text>}
      {timelineOf(entries, shown).map(({ year, entries: ofYear }) => (
        <section key={year ?? ''} className={styles.year}>
          <Title level={2} size={3}>
            {year ?? texts.undated()}
          </Title>
          <EntryList isInYears label={year ?? texts.undated()} entries={ofYear} />
        </section>
      ))}
      {total > shown && (
        <div data-no-print>
          <Button variant="secondary" pending={waiting} onClick={older}>
            {texts.older()}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type Wanted = { patient: string; by: 'date'; size: number; search: string }

/** The further pages of the kinds that need them. */
function useMorePages(first: ReturnType<typeof useRecordPages>, wanted: Wanted, shown: number) {
  const { t, locale } = useText('records')
  const asked = first.flatMap(({ kind, page }) =>
    isRead(kind)
      ? Array.from({ length: pagesNeeded(shown, page?.count ?? 0) - 1 }, (_, at) => ({ kind, page: at + 2 }))
      : [],
  )
  const found = useQueries({
    queries: asked.map(({ kind, page }) => recordPages[kind]({ ...wanted, page }, t, locale)),
  })
  const pages = asked.flatMap(({ kind }, at) => {
    const query = found[at]
    return query ? [{ kind: kind as KindName, query }] : []
  })
  return {
    waiting: pages.some(({ query }) => query.isPending),
    failed: pages.flatMap(({ kind, query }) =>
      query.isError && query.data === undefined
        ? [{ kind, page: undefined, failed: true, retry: () => void query.refetch() }]
        : [],
    ),
    entries: pages.flatMap(({ kind, query }) =>
      (query.data?.entries ?? []).map((entry) => ({ ...entry, kind })),
    ),
  }
}

function NothingYet({ address }: { address: ListAddress }) {
  const { t } = useText('records')
  const texts = t.records.overview.line
  if (address.search) return <FilteredEmpty search={address.search} onClear={() => address.find('')} />
  return (
    <EmptyState title={texts.empty()} icon={IconHistory}>
      {texts.emptyBody()}
    </EmptyState>
  )
}
