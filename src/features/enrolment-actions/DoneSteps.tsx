import { useSuspenseQuery } from '@tanstack/react-query'
import type { FormAlertLevel, ProcessInstance, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Row, RowLink, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import styles from './enrolment-actions.module.css'
import { DONE_SIZE, doneTasksOf } from './queries.ts'
import { stepPath, stepsPath } from './step-place.ts'

const tones = { emergency: 'danger', urgent: 'warning', notice: 'neutral' } as const satisfies Record<
  FormAlertLevel,
  Tone
>

type Props = { enrolment: ProcessInstance; audience: TaskAudience; page: number }

/** Finished steps, newest first, with severity and a link to the answers (TASK-06, B13). */
export function DoneSteps({ enrolment, audience, page }: Props) {
  const { t, format } = useText('steps')
  const { data } = useSuspenseQuery(doneTasksOf(enrolment.id, audience, page))
  const texts = t.steps.done
  const total = data.count
  if (total === 0) return <Text tone="secondary">{texts.none()}</Text>
  const { from, to, pages } = pageSpan(page, DONE_SIZE, total)
  return (
    <Stack gap="sm">
      <PageStatus page={page}>
        {pages > 1 ? texts.showing({ from, to, total }) : texts.count({ count: total })}
      </PageStatus>
      <Rows aria-labelledby="done-steps">
        {data.results.map((task) => (
          <Row key={task.id}>
            <RowWords>
              <RowLink to={stepPath(task, stepsPath(enrolment, audience))}>{task.name}</RowLink>
              <Text as="span" size="sm" tone="secondary">
                {texts.on({ date: format.dateTime(task.completed_at ?? task.created_at) })}
              </Text>
            </RowWords>
            {task.alert_level !== null && (
              <div className={styles.badges}>
                <Badge tone={tones[task.alert_level]} icon={IconAlertTriangle}>
                  {t.steps.submission.level[task.alert_level]()}
                </Badge>
              </div>
            )}
          </Row>
        ))}
      </Rows>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}
