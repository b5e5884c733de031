import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useEditing } from '../editor/EditorContext.ts'
import { publishedKeys } from '../conditions/form-queries.ts'
import { TextFileField } from '../fields/TextFileField.tsx'
import { type Bpmn, type BpmnRefusal, type BpmnTask, readBpmn } from './read-bpmn.ts'
import { newTasks, withBpmn } from './steps-from-bpmn.ts'
import styles from '../journey-editor.module.css'

type Props = { opened: boolean; onClose: () => void }

type Found = { bpmn: Bpmn; forms: ReadonlySet<string> }

/** Imports a BPMN 2.0 diagram: previews it and converts its user tasks to steps. */
export function BpmnDialog({ opened, onClose }: Props) {
  const { t } = useText('journeyEditor')
  const { design, change } = useEditing()
  const [found, setFound] = useState<Found>()
  const [refused, setRefused] = useState<BpmnRefusal | 'forms'>()
  const [isReading, setReading] = useState(false)
  const texts = t.journeyEditor.bpmn
  const fresh = found ? newTasks(design, found.bpmn) : []

  async function read(text: string) {
    setFound(undefined)
    setRefused(undefined)
    setReading(true)
    const bpmn = await readBpmn(text)
    if (typeof bpmn === 'string') setRefused(bpmn)
    else {
      const keys = bpmn.tasks.flatMap(({ form }) => form ?? [])
      try {
        setFound({ bpmn, forms: await publishedKeys([...new Set(keys)]) })
      } catch {
        setRefused('forms')
      }
    }
    setReading(false)
  }
  function close() {
    setFound(undefined)
    setRefused(undefined)
    onClose()
  }
  function take() {
    if (!found) return
    change(withBpmn(design, found.bpmn, found.forms))
    toast({ variant: 'success', message: texts.added({ count: fresh.length }) })
    close()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={texts.title()}
      size="md"
      scrollable
      actions={
        <>
          {fresh.length > 0 && <Button onClick={take}>{texts.take({ count: fresh.length })}</Button>}
          <Button variant="secondary" onClick={close}>
            {texts.close()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <TextFileField label={texts.file()} accept=".bpmn,.xml" pending={isReading} onText={read} />
        {refused && <Alert kind="error">{texts.refused[refused]()}</Alert>}
        {found && <BpmnPreview {...found} fresh={new Set(fresh)} />}
      </Stack>
    </Modal>
  )
}

type BpmnPreviewProps = {
  bpmn: Bpmn
  /** Its forms that exist and are published. */
  forms: ReadonlySet<string>
  /** The tasks that can become steps. */
  fresh: ReadonlySet<BpmnTask>
}

function BpmnPreview({ bpmn, forms, fresh }: BpmnPreviewProps) {
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
