import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import styles from '../journey-editor.module.css'
import type { Bpmn, BpmnTask } from './read-bpmn.ts'

type Props = {
  bpmn: Bpmn
  /** Its forms that exist and are published. */
  forms: ReadonlySet<string>
  /** The tasks that can become steps. */
  fresh: ReadonlySet<BpmnTask>
}

export function BpmnPreview({ bpmn, forms, fresh }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.bpmn
  const isMissing = ({ form }: BpmnTask) => form !== null && !forms.has(form)
  const missing = bpmn.tasks.filter(isMissing).length
  return (
    <Stack gap="md">
      <Title level={3}>{texts.found({ count: bpmn.tasks.length })}</Title>
      {missing > 0 && <Alert kind="warning">{texts.missing({ count: missing })}</Alert>}
      <ol className={styles.lines} role="list">
        {bpmn.tasks.map((task) => (
          <li key={task.id} className={styles.step}>
            <Group gap="sm">
              <Text strong>{task.name || task.id}</Text>
              {!fresh.has(task) && <Badge>{texts.there()}</Badge>}
              {isMissing(task) && <Badge tone="warning">{texts.formMissing()}</Badge>}
            </Group>
            <Text tone="secondary">
              {task.form === null ? texts.noForm() : texts.form({ key: task.form })}
            </Text>
          </li>
        ))}
      </ol>
      {fresh.size === 0 && <Text>{texts.allThere()}</Text>}
    </Stack>
  )
}
