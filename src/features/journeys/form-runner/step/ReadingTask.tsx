import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidateGetTask } from '#generated/endpoints/tasks/tasks.ts'
import type { Task, TaskComplete, TaskForm } from '#generated/model/index.ts'
import { taskCompleteQuestionMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack } from '#src/ui/basics.tsx'
import styles from '../forms.module.css'
import type { FormWords } from '../run/form-words.ts'
import { isUnconfirmed, sendFailure, type SendFailure } from '../run/send-failure.ts'
import { useFailureText } from '../run/use-failure-text.ts'
import { useFinishTask } from '../run/use-finish-task.ts'
import { ReadingText } from './ReadingText.tsx'
import { StepRemoved } from './StepRemoved.tsx'
import type { Outcome } from './outcome.ts'

type Props = {
  task: Task
  taskForm: TaskForm
  journeyHref: string
  words?: FormWords
  onFinished: (outcome: Outcome) => void
}

type Said = Pick<TaskComplete, 'response' | 'question'>

const ACCEPT_ID = 'acknowledge'

/** A step without questions: to read, agree to, do outside the portal, or tick off. */
export function ReadingTask({ task, taskForm, journeyHref, words: wording, onFinished }: Props) {
  const { t } = useText('forms', 'validation')
  const queryClient = useQueryClient()
  const finish = useFinishTask(task.id)
  const failureText = useFailureText()
  const [asks, setAsks] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  const [pending, setPending] = useState(false)
  const done = useRef(false)
  /** What was sent when the response was lost. */
  const unconfirmed = useRef<string>(undefined)
  const content = taskForm.content ?? []
  const reads = task.kind === 'education' && content.length > 0
  const acknowledges = task.kind === 'acknowledgement'
  const texts = t.forms.reading
  const labels = {
    education: reads ? texts.understand() : texts.done(),
    acknowledgement: texts.confirm(),
    form: texts.done(),
    activity: texts.done(),
    document: texts.done(),
  }

  async function send(said: Said | undefined, outcome: Outcome) {
    if (done.current) return
    setPending(true)
    setFailure(undefined)
    try {
      await finish({}, said)
      done.current = true
      onFinished(outcome)
    } catch (error) {
      const failed = sendFailure(error, new Set())
      const sent = JSON.stringify(said ?? null)
      if (isUnconfirmed(failed)) unconfirmed.current = sent
      if (failed.kind !== 'already') return setFailure(failed)
      done.current = true
      await invalidateGetTask(queryClient, task.id)
      // Finished by this very call, whose response was lost.
      onFinished(unconfirmed.current === sent ? outcome : 'already')
    } finally {
      setPending(false)
    }
  }

  function submit() {
    if (acknowledges && !accepted) return setMissing(true)
    return send(reads || acknowledges ? { response: 'understood' } : undefined, 'done')
  }

  function show(asking: boolean) {
    setFailure(undefined)
    setMissing(false)
    setAsks(asking)
  }

  if (failure?.kind === 'removed') return <StepRemoved journeyHref={journeyHref} words={wording?.removed} />
  const submitError = failure && failureText(failure)
  const words = <ReadingText task={task} content={content} />
  if (asks) {
    return (
      <Stack gap="lg" className={styles.narrow}>
        {words}
        <AskQuestion
          {...{ pending, submitError }}
          onAsk={(question) => send({ response: 'question', question }, 'asked')}
          onCancel={() => {
            show(false)
            // The focused button is gone.
            document.querySelector('h1')?.focus()
          }}
        />
      </Stack>
    )
  }
  return (
    <div className={styles.narrow}>
      <FormShell
        onSubmit={submit}
        submitLabel={labels[task.kind]}
        pending={pending}
        submitError={submitError}
        problems={missing ? [{ fieldId: ACCEPT_ID, message: t.validation.consent(), namesField: true }] : []}
        {...((reads || acknowledges) && { cancelLabel: t.care.step.question(), onCancel: () => show(true) })}
      >
        <Stack gap="lg">
          {words}
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

const FIELD_ID = 'question'

type AskQuestionProps = {
  pending: boolean
  submitError: string | undefined
  onAsk: (question: string) => unknown
  onCancel: () => void
}

/** Asks the care team a question instead of confirming; this also finishes the step. */
function AskQuestion({ pending, submitError, onAsk, onCancel }: AskQuestionProps) {
  const { t } = useText('care')
  const [question, setQuestion] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const texts = t.care.step
  useEffect(() => field.current?.focus(), [])
  const tooLong = question.trim().length > taskCompleteQuestionMax
  const problem = tooLong ? texts.longQuestion() : texts.missingQuestion()
  const isWrong = tooLong || question.trim() === ''
  const error = tried && isWrong ? problem : undefined

  function submit() {
    setTried(true)
    return isWrong ? undefined : onAsk(question.trim())
  }

  return (
    <FormShell
      onSubmit={submit}
      submitLabel={texts.sendQuestion()}
      cancelLabel={texts.noQuestion()}
      onCancel={onCancel}
      pending={pending}
      submitError={submitError}
      unsaved={question.trim() !== '' && !pending}
      problems={error ? [{ fieldId: FIELD_ID, message: error }] : []}
    >
      <TextareaField
        id={FIELD_ID}
        label={texts.yourQuestion()}
        description={texts.questionHint()}
        required
        value={question}
        onChange={setQuestion}
        maxCharacters={taskCompleteQuestionMax}
        error={error}
        ref={field}
      />
    </FormShell>
  )
}
