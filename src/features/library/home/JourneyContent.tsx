import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { ContentCards } from '../content/ContentCards.tsx'
import { ofJourney } from '../queries.ts'

type Props = { journey: Pick<ProcessInstance, 'id' | 'organization' | 'patient'> }

/** The contents of a journey; renders nothing if there are none. Suspends and throws, so it needs a Region. */
export function JourneyContent({ journey }: Props) {
  const { t } = useText('library')
  const id = useId()
  const { data } = useSuspenseQuery(ofJourney(journey))
  if (data.results.length === 0) return null
  const title = t.library.ofJourney()
  return (
    <Stack as="section" gap="md">
      <Title level={2} id={id}>
        {title}
      </Title>
      <ContentCards items={data.results} organizationId={journey.organization} label={title} />
    </Stack>
  )
}
