import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ContentCards } from '../content/ContentCards.tsx'
import styles from '../library.module.css'
import { recommended } from '../queries.ts'

/**
 * Three recommended contents for the home page of an organization; renders nothing without recommendations.
 * Suspends and throws, so it needs a Region.
 */
export function RecommendedContent({ organizationId }: { organizationId: string }) {
  const { t } = useText('library')
  const id = useId()
  const { current_patient: patient } = useCurrentUser()
  const { data } = useSuspenseQuery(recommended({ organization: organizationId, patient }))
  if (data.results.length === 0) return null
  const texts = t.library.home
  return (
    <Stack as="section" gap="md">
      <Title level={2} id={id}>
        {texts.title()}
      </Title>
      <ContentCards items={data.results} organizationId={organizationId} label={texts.title()} />
      <div className={styles.all}>
        <TextLink to={paths.patient.library({ organizationId })}>{texts.all()}</TextLink>
      </div>
    </Stack>
  )
}
