import type { Task } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { nameLang } from '../name-lang.ts'
import { TaskHints } from '../task-list/TaskHints.tsx'
import { taskPath } from '../task-list/task-path.ts'
import { StepName } from '../task-list/StepName.tsx'

/** The next task, with the page's only primary button. */
export function NextStepCard({ task, organizationId }: { task: Task; organizationId: string }) {
  const { t, locale } = useText()
  const lang = nameLang(task.languages, locale)
  const words = { ...(lang && { lang }) }
  const format = useFormat()
  const { added, start, startNamed, continueNamed, continue: goOn } = t.patient.task
  const started = task.draft_updated_at !== null
  const name = task.name.trim() || t.patient.task.unnamed()
  return (
    <Card look="accent">
      <Stack gap="sm">
        <Text size="sm" tone="secondary" {...words}>
          {task.process_definition_name}
        </Text>
        <Title level={3} size={2}>
          <StepName task={task} />
        </Title>
        {task.description && <Text {...words}>{task.description}</Text>}
        <TaskHints task={task} />
        {task.due_at === null && (
          <Text size="sm" tone="secondary">
            {added({ date: format.date(task.created_at) })}
          </Text>
        )}
        <Group>
          <ButtonLink
            to={taskPath(task, organizationId)}
            width="phone"
            aria-label={started ? continueNamed({ name }) : startNamed({ name })}
          >
            {started ? goOn() : start()}
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
