import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateGetTask } from '#generated/endpoints/tasks/tasks.ts'
import type { Task, TaskForm } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import styles from './forms.module.css'
import { LocalText } from './LocalText.tsx'
import type { Outcome } from './outcome.ts'
import { sendFailure } from './send-failure.ts'
import type { SendFailure } from './send-failure.ts'
import { StepRemoved } from './StepRemoved.tsx'
import { useFailureText } from './use-failure-text.ts'
import { useFinishTask } from './use-finish-task.ts'

type Props = {
  task: Task
  taskForm: TaskForm
  journeyHref: string
  onFinished: (outcome: Outcome) => void
}

const ACCEPT_ID = 'acknowledge'

/** A step without questions: something to read, to agree to, or to tick off. */
export function ReadingTask({ task, taskForm, journeyHref, onFinished }: Props) {
  const { t } = useText('forms', 'validation')
  const queryClient = useQueryClient()
  const finish = useFinishTask(task.id)
  const failureText = useFailureText()
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  const [pending, setPending] = useState(false)
  const done = useRef(false)
  const content = taskForm.content ?? []
  const acknowledges = task.kind === 'acknowledgement'
  const texts = t.forms.reading
  const labels = {
    education: content.length > 0 ? texts.understand() : texts.done(),
    acknowledgement: texts.confirm(),
    form: texts.done(),
  }

  async function submit() {
    if (done.current) return
    if (acknowledges && !accepted) return setMissing(true)
    setPending(true)
    setFailure(undefined)
    try {
      await finish({})
      done.current = true
      onFinished('done')
    } catch (error) {
      const failed = sendFailure(error, new Set())
      if (failed.kind !== 'already') return setFailure(failed)
      done.current = true
      await invalidateGetTask(queryClient, task.id)
      onFinished('already')
    } finally {
      setPending(false)
    }
  }

  if (failure?.kind === 'removed') return <StepRemoved journeyHref={journeyHref} />
  return (
    <div className={styles.narrow}>
      <FormShell
        onSubmit={submit}
        submitLabel={labels[task.kind]}
        pending={pending}
        submitError={failure && failureText(failure)}
        problems={missing ? [{ fieldId: ACCEPT_ID, message: t.validation.consent() }] : []}
      >
        <Stack gap="lg">
          {task.description && <Text size="lg">{task.description}</Text>}
          {content.length > 0 && (
            <Card>
              <Stack gap="md">
                {content.map((paragraph) => (
                  <Text key={paragraph['en-ca']}>
                    <LocalText text={paragraph} />
                  </Text>
                ))}
              </Stack>
            </Card>
          )}
          {acknowledges && (
            <CheckboxField
              id={ACCEPT_ID}
              label={texts.acknowledge()}
              required
              value={accepted}
              onChange={(value) => {
                setAccepted(value)
                if (value) setMissing(false)
              }}
              error={missing ? t.validation.consent() : undefined}
            />
          )}
        </Stack>
      </FormShell>
    </div>
  )
}
