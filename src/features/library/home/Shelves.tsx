import { useQueries } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { IconBook2 } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Title } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ContentCards } from '../content/ContentCards.tsx'
import styles from '../library.module.css'
import { ON_SHELF, shelf } from '../queries.ts'
import { shelfNames } from './shelves.ts'

/** The non-empty shelves, which load and fail independently (F-partial). */
export function Shelves({ organizationId }: { organizationId: string }) {
  const { t } = useText('library')
  const { current_patient: patient } = useCurrentUser()
  const queries = useQueries({
    queries: shelfNames.map((name) => shelf({ organization: organizationId, patient }, name)),
  })
  const texts = t.library
  const discover = paths.patient.discover
  if (queries.every(({ data }) => data?.count === 0)) {
    return (
      <EmptyState
        title={texts.nothing.title()}
        icon={IconBook2}
        action={<ButtonLink to={discover({ organizationId })}>{texts.nothing.discover()}</ButtonLink>}
      >
        {texts.nothing.body()}
      </EmptyState>
    )
  }
  if (queries.every(({ isPending }) => isPending)) return <Skeleton cards={3} />
  return (
    <Stack gap="xl">
      {shelfNames.map((name, index) => {
        const query = queries[index]
        if (!query || query.data?.count === 0) return null
        const { data, error, isFetching, refetch } = query
        const label = texts.shelf[name]()
        return (
          <Stack as="section" gap="md" key={name}>
            <Title level={2} id={name}>
              {label}
            </Title>
            {data ? (
              <ContentCards items={data.results} organizationId={organizationId} label={label} />
            ) : error ? (
              <ErrorPanel
                title={texts.shelfFailed[name]()}
                error={error}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : (
              <Skeleton cards={1} />
            )}
            {data && data.count > ON_SHELF && (
              <div className={styles.all}>
                <TextLink to={discover({ organizationId }, { show: name })}>{texts.seeAll[name]()}</TextLink>
              </div>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
