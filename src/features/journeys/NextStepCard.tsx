import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import { TaskHints } from './TaskHints.tsx'
import { taskPath } from './task-path.ts'

/** The one thing to do next, with the one main button of the page. */
export function NextStepCard({ task, organizationId }: { task: Task; organizationId: string }) {
  const { t } = useText()
  const { start, startNamed, continueNamed, continue: goOn } = t.patient.task
  const started = task.draft_updated_at !== null
  const { name } = task
  return (
    <Card look="accent">
      <Stack gap="sm">
        <Text size="sm" tone="secondary">
          {task.process_definition_name}
        </Text>
        <Title level={3} size={2}>
          {name}
        </Title>
        {task.description && <Text>{task.description}</Text>}
        <TaskHints task={task} />
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
