import { useText } from '#src/i18n/use-text.ts'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Title } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { EntryList } from '../timeline/EntryList.tsx'
import { listOf } from './kinds.ts'
import { MissingKinds } from './MissingKinds.tsx'
import { useAnnounceChange } from '#src/ui/lists/use-announce-change.ts'
import { failedIn, useRecordPages, waitingIn } from './use-record-pages.ts'

/** Records per kind before 'See all'. */
const OF_EACH = 5

type Props = { patientId: string; address: ListAddress }

/** Search results across all records, by kind (2.3). */
export function FoundRecords({ patientId, address }: Props) {
  const { t } = useText('records')
  const { search } = address
  const pages = useRecordPages({ patient: patientId, size: OF_EACH, search })
  const texts = t.records.overview
  const waiting = waitingIn(pages)
  const found = pages.filter(({ page }) => page !== undefined && page.count > 0)
  const count = found.reduce((sum, { page }) => sum + (page?.count ?? 0), 0)
  const title = texts.results.title({ count, search })
  useAnnounceChange(waiting ? '' : title)
  if (waiting && found.length === 0) return <Skeleton cards={2} />
  const failed = failedIn(pages)
  return (
    <Stack gap="lg">
      <MissingKinds failed={failed} title={texts.results.failed()} body={texts.results.body} />
      {count === 0 && failed.length === 0 && (
        <FilteredEmpty search={search} onClear={() => address.find('')} />
      )}
      {count > 0 && (
        <Title level={2} size={3}>
          {title}
        </Title>
      )}
      {found.map(({ kind, page }) => {
        const name = texts.kinds[kind].name()
        return (
          <Stack key={kind} as="section" gap="xs">
            <Title level={3} size={4}>
              {name}
            </Title>
            <EntryList
              label={name}
              hasKind={false}
              entries={(page?.entries ?? []).map((entry) => ({ ...entry, kind }))}
            />
            {page !== undefined && page.count > page.entries.length && (
              <TextLink to={listOf(kind, patientId, { search })}>
                {texts.results.all({ count: page.count, kind: name })}
              </TextLink>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
