import type { Task } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { IconCheck } from '#src/ui/icons.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './journeys.module.css'
import { RepeatText } from './RepeatText.tsx'
import { TaskHints } from './TaskHints.tsx'
import { isCompleted, taskPath } from './task-path.ts'
import { StepName } from './StepName.tsx'

/** On a list of what there is to do, only what differs from that is said (`quiet`). */
function State({ task, quiet }: { task: Task; quiet: boolean }) {
  const { t } = useText()
  if (isCompleted(task)) {
    return (
      <Badge tone="success" icon={<IconCheck aria-hidden size="1rem" />}>
        {t.patient.task.done()}
      </Badge>
    )
  }
  if (task.draft_updated_at !== null) return <Badge tone="primary">{t.patient.task.started()}</Badge>
  return quiet ? null : <Badge>{t.patient.task.open()}</Badge>
}

function Row({ task, organizationId, journey }: { task: Task; organizationId: string; journey: boolean }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <TextLink to={taskPath(task, organizationId)} className={styles.name}>
          <StepName task={task} />
        </TextLink>
        {task.completed_at === null ? (
          <TaskHints task={task} journey={journey} />
        ) : (
          <div className={styles.hints}>
            <Text as="span" tone="secondary">
              {t.patient.task.doneOn({ date: format.date(task.completed_at) })}
            </Text>
            <RepeatText repeat={task.repeat} />
          </div>
        )}
      </div>
      <State task={task} quiet={journey} />
    </li>
  )
}

type Props = {
  tasks: readonly Task[]
  organizationId: string
  /** The list's name, for who hears it: the id of its heading. */
  labelledBy: string
  /** Tasks of several journeys, all to do: each row says its journey. */
  journey?: boolean
}

/** A list of tasks, each a link and its state in words (TASK-02..04). */
export function TaskRows({ tasks, organizationId, labelledBy, journey = false }: Props) {
  return (
    <ul role="list" className={styles.rows} aria-labelledby={labelledBy}>
      {tasks.map((task) => (
        <Row key={task.id} {...{ task, organizationId, journey }} />
      ))}
    </ul>
  )
}
