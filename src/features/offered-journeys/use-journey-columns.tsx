import type { Language, OrganizationJourney } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './offered-journeys.module.css'

function JourneyName({ journey }: { journey: OrganizationJourney }) {
  const { t, locale } = useText('provider')
  const showsLanguages = useFlag('showJourneyLangages')
  const { organization: organizationId, process_definition: journeyId, name, languages } = journey
  const { english, french, both, closed, languages: inLanguages } = t.provider.home
  const list = (written: readonly Language[]) => {
    if (written.length > 1) return both()
    return written[0] === 'fr-ca' ? french() : english()
  }
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <span lang={languages.includes(locale) ? undefined : 'en'}>
          <TextLink to={paths.provider.journey({ organizationId, journeyId })}>{name}</TextLink>
        </span>
        {/* has people in it, but accepts no new ones */}
        {!journey.is_offered && <Badge>{closed()}</Badge>}
      </Group>
      {showsLanguages && (
        <Text as="span" size="sm" tone="secondary" className={styles.languages}>
          {inLanguages({ list: list(languages) })}
        </Text>
      )}
    </Stack>
  )
}

/** Columns of the journey table; the number who left is hidden by default. */
export function useJourneyColumns(): readonly Column<OrganizationJourney>[] {
  const { t, format } = useText('provider')
  const { columns: heads, noActivity } = t.provider.home
  const named = { onPhone: 'named' } as const
  const numbers = { ...named, sortedAs: 'number', align: 'end' } as const
  return [
    {
      id: 'name',
      header: heads.name(),
      sort: 'name',
      isName: true,
      cell: (journey) => <JourneyName journey={journey} />,
    },
    {
      id: 'attention',
      header: heads.attention(),
      sort: 'attention_count',
      ...numbers,
      cell: ({ attention_count: count }) =>
        count > 0 ? <Badge tone="warning">{format.number(count)}</Badge> : format.number(count),
    },
    {
      id: 'active',
      header: heads.active(),
      sort: 'active',
      ...numbers,
      cell: ({ counts }) => format.number(counts.active),
    },
    {
      id: 'pending',
      header: heads.pending(),
      ...numbers,
      cell: ({ counts }) => format.number(counts.pending),
    },
    {
      id: 'completed',
      header: heads.completed(),
      ...numbers,
      cell: ({ counts }) => format.number(counts.completed),
    },
    {
      id: 'cancelled',
      header: heads.cancelled(),
      ...numbers,
      hidden: true,
      cell: ({ counts }) => format.number(counts.cancelled),
    },
    {
      id: 'team',
      header: heads.team(),
      sort: 'open_provider_task_count',
      ...numbers,
      cell: ({ open_provider_task_count: count }) => format.number(count),
    },
    {
      id: 'activity',
      header: heads.activity(),
      ...named,
      sort: 'last_activity_at',
      sortedAs: 'date',
      cell: ({ last_activity_at: at }) =>
        at === null ? noActivity() : <time dateTime={at}>{format.shortRelativeDay(at)}</time>,
    },
  ]
}
