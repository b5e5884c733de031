import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/Text.tsx'
import { type Due, dueOf, isLate } from './due.ts'
import { useNow } from './use-now.ts'

/** The due date of a task as text; empty without one. */
function useDueWords(): (dueAt: string | null, due: Due) => string | undefined {
  const { t } = useText()
  const format = useFormat()
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
