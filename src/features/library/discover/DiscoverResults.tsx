import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconBook2 } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { PAGE_SIZE } from '#src/ui/lists/use-list-address.ts'
import { ContentCard } from '../content/ContentCard.tsx'
import { type Address, wantedFrom } from './discover-rules.ts'
import styles from '../library.module.css'
import { libraryPage } from '../queries.ts'
import { useAnnounceChange } from '#src/ui/lists/use-announce-change.ts'

/** Popular topics, suggested when a search finds nothing. */
const SUGGESTED = ['pain', 'sleep', 'medications', 'mental_health', 'using_care'] as const

type Props = { organizationId: string; address: Address }

export function DiscoverResults({ organizationId, address }: Props) {
  const { t } = useText('library')
  const { current_patient: patient } = useCurrentUser()
  const { data } = useSuspenseQuery(
    libraryPage({ organization: organizationId, patient }, wantedFrom(address)),
  )
  const texts = t.library.discover
  const { page, search } = address
  const { count } = data
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const found = search ? texts.foundFor({ count, search }) : texts.found({ count })
  useAnnounceChange(pages > 1 ? `${found}. ${texts.showing({ from, to, total: count })}` : found)
  if (count === 0 && !address.isFiltered) {
    return (
      <EmptyState title={t.library.none.title()} icon={IconBook2}>
        {t.library.none.body()}
      </EmptyState>
    )
  }
  if (count === 0) return <NothingFound organizationId={organizationId} address={address} />
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Title level={2} size={3}>
          {found}
        </Title>
        {pages > 1 && <PageStatus page={page}>{texts.showing({ from, to, total: count })}</PageStatus>}
      </Stack>
      <ul role="list" className={styles.cards} aria-label={texts.results()}>
        {data.results.map((item) => (
          <ContentCard key={item.id} item={item} organizationId={organizationId} />
        ))}
      </ul>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}

function NothingFound({ organizationId, address }: Props) {
  const { t } = useText('library')
  return (
    <Stack gap="lg">
      <FilteredEmpty search={address.search} onClear={address.clear} />
      <Stack gap="sm">
        <Text>{t.library.discover.tryTopics()}</Text>
        <ul role="list" className={styles.topics}>
          {SUGGESTED.map((topic) => (
            <li key={topic}>
              <TextLink to={paths.patient.discover({ organizationId }, { topic })}>
                {t.library.topic[topic]()}
              </TextLink>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  )
}
