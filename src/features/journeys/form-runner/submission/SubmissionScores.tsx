import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { scoresOf } from '../answers/scores.ts'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { submissionOf } from '../task-queries.ts'

/** The scores of a submission and what they mean, for the care team. */
export function SubmissionScores({ submissionId }: { submissionId: string }) {
  const { t } = useText('steps')
  const { data: submission } = useSuspenseQuery(submissionOf(submissionId))
  const { definition, form_data: answers } = submission
  const scores = definition ? scoresOf(definition, answers) : []
  if (scores.length === 0) return null
  const texts = t.steps.submission
  return (
    <Card as="section" aria-labelledby="scores">
      <Title level={2} size={3} id="scores">
        {texts.scores()}
      </Title>
      <dl className={styles.answers}>
        {scores.map(({ key, label, total, band }) => (
          <div key={key} className={styles.answer}>
            <dt>
              <LocalText text={label} />
            </dt>
            {total === undefined ? (
              <dd className={styles.none}>{texts.noScore()}</dd>
            ) : (
              <dd>
                {total}
                {band && (
                  <>
                    {' · '}
                    <LocalText text={band} />
                  </>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
