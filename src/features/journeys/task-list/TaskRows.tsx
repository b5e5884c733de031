import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Row, RowHints, RowLink, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { RepeatText } from './RepeatText.tsx'
import { TaskHints } from './TaskHints.tsx'
import { isCompleted, taskPath } from './task-path.ts'
import { StepName } from './StepName.tsx'

type RowProps = Pick<Props, 'organizationId' | 'journey'> & { task: Task; leads: boolean }

function TaskRow({ task, organizationId, journey = false, leads }: RowProps) {
  const { t, format } = useText()
  const { startNamed, continueNamed, start, continue: goOn } = t.patient.task
  const started = task.draft_updated_at !== null
  const name = task.name.trim() || t.patient.task.unnamed()
  return (
    <Row>
      <RowWords>
        <RowLink to={taskPath(task, organizationId)}>
          <StepName task={task} />
        </RowLink>
        {task.completed_at === null ? (
          <TaskHints task={task} journey={journey} />
        ) : (
          <RowHints>
            <Text as="span" tone="secondary">
              {t.patient.task.doneOn({ date: format.date(task.completed_at) })}
            </Text>
            <RepeatText repeat={task.repeat} />
          </RowHints>
        )}
      </RowWords>
      {leads ? (
        <ButtonLink
          to={taskPath(task, organizationId)}
          width="phone"
          aria-label={started ? continueNamed({ name }) : startNamed({ name })}
        >
          {started ? goOn() : start()}
        </ButtonLink>
      ) : (
        // Omits the status the heading above already gives: open or done.
        started && !isCompleted(task) && <Badge tone="primary">{t.patient.task.started()}</Badge>
      )}
    </Row>
  )
}

type Props = {
  tasks: readonly Task[]
  organizationId: string
  /** The id of the heading that names the list. */
  labelledBy: string
  /** Tasks of several journeys, so each row names its own. */
  journey?: boolean
  /** The first task has the page's primary button. */
  leads?: boolean
}

/** A list of task links (TASK-02..04). */
export function TaskRows({ tasks, labelledBy, leads = false, ...rest }: Props) {
  return (
    <Rows aria-labelledby={labelledBy}>
      {tasks.map((task, at) => (
        <TaskRow key={task.id} task={task} leads={leads && at === 0} {...rest} />
      ))}
    </Rows>
  )
}
