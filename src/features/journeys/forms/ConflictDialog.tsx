import { useState } from 'react'
import type { FormData, FormDefinition, TaskDraft } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { localToday } from '#src/lib/local-day.ts'
import { AnswerChoice } from './AnswerChoice.tsx'
import { chosenAnswers, differingFields } from './answer-differences.ts'
import type { Side } from './answer-differences.ts'
import { questionId } from './question-id.ts'

type Props = {
  definition: FormDefinition
  /** The draft on the server while it differs from this one; it stays drawn while the dialog goes. */
  current: TaskDraft | undefined
  opened: boolean
  /** The answers on this device. */
  answers: FormData
  onKeepHere: (current: TaskDraft) => void
  onKeepThere: (current: TaskDraft) => void
  /** Some of here, some of there. */
  onKeepChosen: (current: TaskDraft, chosen: FormData) => void
  onClose: () => void
}

/** Two devices hold different answers: the person decides, nothing is dropped in silence. */
export function ConflictDialog(props: Props) {
  const { definition, current, opened, answers, onKeepHere, onKeepThere, onKeepChosen, onClose } = props
  const { t } = useText('forms')
  const format = useFormat()
  const [last, setLast] = useState(current)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const [tried, setTried] = useState(false)
  if (current && current !== last) {
    setLast(current)
    setSides({})
    setTried(false)
  }
  const draft = current ?? last
  if (!draft) return null
  const texts = t.forms.conflict
  const at = draft.updated_at ?? ''
  const today = localToday(new Date(at)) === localToday()
  const fields = differingFields(definition, answers, draft.form_data)
  const missing = fields.filter(({ key }) => !sides[key])

  function keepChosen(kept: TaskDraft) {
    setTried(true)
    const [first] = missing
    if (first) return document.getElementById(questionId(`choice.${first.key}`))?.focus()
    onKeepChosen(kept, chosenAnswers(definition, answers, kept.form_data, sides))
  }

  return (
    <Modal
      opened={opened}
      staticBackdrop
      scrollable
      size="md"
      onClose={onClose}
      title={today ? texts.titleAt({ time: format.time(at) }) : texts.titleOn({ date: format.dateTime(at) })}
      actions={
        <>
          {fields.length > 0 && <Button onClick={() => keepChosen(draft)}>{texts.keepChosen()}</Button>}
          <Button variant="secondary" onClick={() => onKeepHere(draft)}>
            {texts.keepHere()}
          </Button>
          <Button variant="secondary" onClick={() => onKeepThere(draft)}>
            {texts.keepThere()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Stack gap="sm">
          <Text>{texts.body()}</Text>
          <Text>{texts.here({ count: Object.keys(answers).length })}</Text>
          <Text>{texts.there({ count: Object.keys(draft.form_data).length })}</Text>
        </Stack>
        {fields.length > 0 && <Text strong>{texts.each()}</Text>}
        {fields.map((field) => (
          <AnswerChoice
            key={field.key}
            field={field}
            here={answers[field.key]}
            there={draft.form_data[field.key]}
            value={sides[field.key]}
            onChange={(side) => setSides({ ...sides, [field.key]: side })}
            error={tried && !sides[field.key] ? texts.missing() : undefined}
          />
        ))}
      </Stack>
    </Modal>
  )
}
