import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { taskCompleteQuestionMax } from '#generated/zod/portageV1.schemas.zod.ts'

const FIELD_ID = 'question'

type Props = {
  pending: boolean
  submitError: string | undefined
  onAsk: (question: string) => unknown
  onCancel: () => void
}

/** Asks the care team a question instead of confirming; this also finishes the step. */
export function AskQuestion({ pending, submitError, onAsk, onCancel }: Props) {
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
