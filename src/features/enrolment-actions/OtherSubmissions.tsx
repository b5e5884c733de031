import { useSuspenseQuery } from '@tanstack/react-query'
import type { SubmissionReference, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconArrowLeft, IconArrowRight } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './enrolment-actions.module.css'
import { submissionsBeside } from './queries.ts'
import { stepPath } from './step-place.ts'

type Props = { task: Task; submissionId: string; returnTo: string | undefined }

/** Links to the previous and next submission; the return link stays the same. */
export function OtherSubmissions({ task, submissionId, returnTo }: Props) {
  const { t } = useText('steps')
  const { data } = useSuspenseQuery(submissionsBeside(submissionId))
  const { previous, next } = data
  const texts = t.steps.submission
  if (!previous && !next) return null
  const pathOf = (other: SubmissionReference) =>
    stepPath({ ...task, id: other.task, completed_at: other.submitted_at }, returnTo)
  return (
    <nav aria-label={texts.others()} className={styles.others}>
      {previous && (
        <TextLink to={pathOf(previous)}>
          <IconArrowLeft aria-hidden size="1.125rem" />
          {texts.previous({ step: previous.task_name })}
        </TextLink>
      )}
      {next && (
        <TextLink to={pathOf(next)}>
          {texts.next({ step: next.task_name })}
          <IconArrowRight aria-hidden size="1.125rem" />
        </TextLink>
      )}
    </nav>
  )
}
