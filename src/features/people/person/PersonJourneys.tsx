import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Group, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import lines from '#src/ui/layout/lines.module.css'
import { journeysOf, type PersonPlace } from './queries.ts'

/** A journey is finished once completed_at is set (DATA-31). */
const stateOf = ({ status, completed_at: at }: ProcessInstance) => (at === null ? status : 'finished')

type Props = PersonPlace & {
  /** Who is responsible for an enrolment: another feature's, so the page passes it. */
  renderResponsible: (enrolment: ProcessInstance) => ReactNode
}

/** The person's journeys in the organization, most recently active first, with links to their steps. */
export function PersonJourneys({ renderResponsible, ...place }: Props) {
  const { data } = useSuspenseQuery(journeysOf(place))
  return (
    <ul role="list" className={lines.rows} aria-labelledby="person-journeys">
      {data.results.map((journey) => (
        <Journey key={journey.id} {...{ journey, renderResponsible }} />
      ))}
    </ul>
  )
}

function Journey({
  journey,
  renderResponsible,
}: { journey: ProcessInstance } & Pick<Props, 'renderResponsible'>) {
  const { t, locale, format } = useText('provider', 'steps')
  const texts = t.provider.people.page
  const { organization: organizationId, process_definition: journeyId, id: enrolmentId } = journey
  const { languages, process_definition_name: name, next_task: step } = journey
  // Falls back to English if the journey is not available in the page's language (LIB-01).
  const lang = languages.includes(locale) ? undefined : 'en'
  const to = { organizationId, journeyId, enrolmentId }
  const about = (action: string) => texts.about({ action, journey: name })
  return (
    <li className={lines.row}>
      <div className={lines.words}>
        <Group gap="sm">
          <Text as="span" strong lang={lang}>
            {name}
          </Text>
          <Badge>{t.steps.state[stateOf(journey)]()}</Badge>
        </Group>
        <Text as="span" tone="secondary" lang={lang}>
          {step ? texts.step({ step: step.name }) : texts.noStep()}
        </Text>
        <Text as="span" tone="secondary">
          {texts.enrolled({ date: format.date(journey.enrolled_at) })}
        </Text>
        {renderResponsible(journey)}
      </div>
      <Group gap="md">
        <TextLink to={paths.provider.patientActions(to)} aria-label={about(texts.patientSteps())}>
          {texts.patientSteps()}
        </TextLink>
        <TextLink to={paths.provider.providerActions(to)} aria-label={about(texts.careSteps())}>
          {texts.careSteps()}
        </TextLink>
      </Group>
    </li>
  )
}
