import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { AnswerList } from '../answers/AnswerList.tsx'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { submissionOf } from '../task-queries.ts'
import { visiblePages } from '../answers/visibility.ts'

type Fact = readonly [name: string, value: string]

/** Facts without a value are omitted. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.meta}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type Props = {
  submissionId: string
  organizationName: string
  /** Overrides the headings for readers other than the patient. */
  labels?: { question: string; response: string }
}

/** A submission with author and time; questions hidden at the time are omitted. */
export function SubmissionView({ submissionId, organizationName, labels }: Props) {
  const { t, format } = useText('forms')
  const { data: submission } = useSuspenseQuery(submissionOf(submissionId))
  const { definition, form_data: answers, submitted_by: by, patient } = submission
  const texts = t.forms.submission
  const at = format.dateTime(submission.submitted_at)
  // A step without questions was finished rather than submitted.
  if (!definition) {
    return (
      <Facts
        facts={[
          [texts.finishedOn(), at],
          [texts.finishedBy(), by.display_name],
          [texts.forWhom(), patient.display_name],
          ...(submission.question === null
            ? []
            : [[labels?.question ?? t.care.step.yourQuestion(), submission.question] as const]),
          ...(submission.response === 'understood'
            ? [[labels?.response ?? t.care.step.response(), t.care.step.understood()] as const]
            : []),
        ]}
      />
    )
  }
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          [texts.sentOn(), at],
          [texts.receiver(), organizationName],
          [texts.sentBy(), by.display_name],
          [texts.forWhom(), patient.display_name],
          [texts.version(), String(definition.version)],
        ]}
      />
      {visiblePages(definition, answers).map(({ key, page, fields, rows }) => (
        <Card as="section" key={key} aria-labelledby={`page-${key}`}>
          <Title level={2} size={3} id={`page-${key}`}>
            <LocalText text={page.title} />
          </Title>
          <AnswerList {...{ fields, rows, answers }} />
        </Card>
      ))}
    </Stack>
  )
}

/** A finished task without stored answers. */
export function FinishedWithoutAnswers({ completedAt }: { completedAt: string }) {
  const { t, format } = useText('forms')
  return <Facts facts={[[t.forms.submission.finishedOn(), format.dateTime(completedAt)]]} />
}
