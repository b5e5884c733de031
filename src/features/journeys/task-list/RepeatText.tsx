import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'

/** The count of a repeating step: 'Time 2 of 6'. Empty for other steps. */
export function RepeatText({ repeat }: Pick<Task, 'repeat'>) {
  const { t } = useText()
  if (repeat === null) return null
  const { number, total } = repeat
  const { time, timeOf } = t.patient.task
  return (
    <Text as="span" tone="secondary">
      {total === null ? time({ number }) : timeOf({ number, total })}
    </Text>
  )
}
