import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { isOver, journeyState, type JourneyState } from '../journey/journey-state.ts'
import { JourneyProgress } from '../journey/JourneyProgress.tsx'
import { JourneyStateBadge } from '../journey/JourneyStateBadge.tsx'
import { nameLang } from '../name-lang.ts'
import { useForWhom } from '../own-profiles.ts'
import styles from '../journeys.module.css'

function Dates({ journey }: { journey: ProcessInstance }) {
  const { t, format } = useText()
  const texts = t.patient.journeys
  return (
    <Text size="sm" tone="secondary">
      {journey.completed_at === null
        ? texts.enrolledOn({ date: format.date(journey.enrolled_at) })
        : texts.finishedOn({ date: format.date(journey.completed_at) })}
    </Text>
  )
}

/** States that the headings and dates of the list of journeys already say. */
const SAID: readonly JourneyState[] = ['active', 'finished']

type CardProps = { journey: ProcessInstance; organizationId: string; brief: boolean }

function JourneyCard({ journey, organizationId, brief }: CardProps) {
  const { t, locale } = useText()
  const name = useForWhom()(journey.patient)
  const lang = nameLang(journey.languages, locale)
  const { next_task: next } = journey
  return (
    <Card as="li">
      <Stack gap="sm">
        <div className={styles.head}>
          <Title level={3}>
            <CardLink to={paths.patient.journey({ organizationId, journeyId: journey.id })}>
              <span lang={lang}>{journey.process_definition_name}</span>
            </CardLink>
          </Title>
          {(brief || !SAID.includes(journeyState(journey))) && <JourneyStateBadge journey={journey} />}
        </div>
        {name && <Text>{t.patient.task.forWhom({ name })}</Text>}
        <JourneyProgress journey={journey} />
        {!brief && !isOver(journey) && next && (
          <Text>
            {t.patient.journeys.nextStep()} <span lang={lang}>{next.name}</span>
          </Text>
        )}
        {!brief && !isOver(journey) && journey.open_task_count > 0 && (
          <Text strong>{t.patient.journeys.openSteps({ count: journey.open_task_count })}</Text>
        )}
        {!brief && <Dates journey={journey} />}
      </Stack>
    </Card>
  )
}

type Props = {
  journeys: readonly ProcessInstance[]
  organizationId: string
  labelledBy: string
  /** Omits what the page already says. */
  brief?: boolean
}

export function JourneyCards({ journeys, organizationId, labelledBy, brief = false }: Props) {
  return (
    <ul role="list" className={styles.cards} aria-labelledby={labelledBy}>
      {journeys.map((journey) => (
        <JourneyCard key={journey.id} {...{ journey, organizationId, brief }} />
      ))}
    </ul>
  )
}
