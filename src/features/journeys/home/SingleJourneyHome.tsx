import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { JourneyCards } from '../lists/JourneyCards.tsx'
import { inOrder } from '../journey/journey-state.ts'
import { JourneyMasthead } from '../journey/JourneyMasthead.tsx'
import { JourneyView } from '../journey/JourneyView.tsx'
import { nameLang } from '../name-lang.ts'
import { journeysOf } from '../queries.ts'

type Props = {
  organizationId: string
  greeting: ReactNode
  /** Home of a person without a journey. */
  otherwise: ReactNode
}

/**
 * Home with the flag singleJourneyHome (FLAG-08): the journey itself. The navigation then lists no journeys
 * (SHELL-58), so others are linked here.
 */
export function SingleJourneyHome({ organizationId, greeting, otherwise }: Props) {
  const { t, locale } = useText('care')
  const { data } = useSuspenseQuery(journeysOf(organizationId))
  const [journey, ...others] = inOrder(data.results)
  if (!journey) return otherwise
  const lang = nameLang(journey.languages, locale)
  return (
    <>
      <JourneyMasthead journey={journey}>
        <Text size="lg" tone="secondary">
          {greeting}
        </Text>
        <PageHeader
          title={<span lang={lang}>{journey.process_definition_name}</span>}
          subtitle={<span lang={lang}>{journey.description}</span>}
        />
      </JourneyMasthead>
      <JourneyView
        key={journey.id}
        journey={journey}
        extra={
          others.length > 0 && (
            <Stack as="section" gap="sm">
              <Title level={2} id="others">
                {t.patient.home.otherJourneys()}
              </Title>
              <JourneyCards journeys={others} {...{ organizationId }} labelledBy="others" brief />
            </Stack>
          )
        }
      />
    </>
  )
}
