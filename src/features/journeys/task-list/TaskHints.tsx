import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconClock } from '#src/ui/icons.ts'
import { RowHints } from '#src/ui/layout/Rows.tsx'
import { Text } from '#src/ui/basics.tsx'
import styles from '../journeys.module.css'
import { nameLang } from '../name-lang.ts'
import { useForWhom } from '../own-profiles.ts'
import { RepeatText } from './RepeatText.tsx'
import { type Due, dueOf, isLate } from './due.ts'
import { useNow } from './use-now.ts'

type Props = {
  task: Pick<
    Task,
    | 'due_at'
    | 'estimated_minutes'
    | 'draft_updated_at'
    | 'patient'
    | 'process_definition_name'
    | 'repeat'
    | 'languages'
  >
  /** Shows the journey's name, where the page does not already. */
  journey?: boolean
}

/** Details of an open task: journey, profile, due date, duration, draft. */
export function TaskHints({ task, journey = false }: Props) {
  const { t, locale, format } = useText()
  const lang = nameLang(task.languages, locale)
  const name = useForWhom()(task.patient)
  const texts = t.patient.task
  return (
    <RowHints>
      {journey && (
        <Text as="span" tone="secondary" {...(lang && { lang })}>
          {task.process_definition_name}
        </Text>
      )}
      <RepeatText repeat={task.repeat} />
      {name && <Text as="span">{texts.forWhom({ name })}</Text>}
      <DueText dueAt={task.due_at} />
      {task.estimated_minutes !== null && (
        <span className={styles.hint}>
          <IconClock aria-hidden size="1.125rem" />
          {texts.minutes({ count: task.estimated_minutes })}
        </span>
      )}
      {task.draft_updated_at !== null && (
        <Text as="span" tone="secondary">
          {texts.draft({ date: format.date(task.draft_updated_at) })}
        </Text>
      )}
    </RowHints>
  )
}

/** The due date of a task as text; empty without one. */
function useDueWords(): (dueAt: string | null, due: Due) => string | undefined {
  const { t, format } = useText()
  return (dueAt, due) => {
    const texts = t.patient.due
    const at = dueAt ?? ''
    switch (due.kind) {
      case 'none':
        return undefined
      case 'overdue':
        return due.days <= 7
          ? texts.overdue({ when: format.relativeDay(at) })
          : texts.overdueSince({ date: format.date(at) })
      case 'earlierToday':
        return texts.earlierToday()
      case 'today':
        return texts.today()
      case 'tomorrow':
        return texts.tomorrow()
      case 'soon':
        return texts.soon({ when: format.relativeDay(at) })
      case 'later':
        return texts.later({ date: format.date(at) })
    }
  }
}

export function DueText({ dueAt }: { dueAt: string | null }) {
  const words = useDueWords()
  const due = dueOf(dueAt, useNow())
  const text = words(dueAt, due)
  if (!text) return null
  return (
    <Text as="span" tone={isLate(due) ? 'danger' : 'body'} strong={isLate(due)}>
      {text}
    </Text>
  )
}
