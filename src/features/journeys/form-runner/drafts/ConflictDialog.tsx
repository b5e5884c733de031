import { useState } from 'react'
import type { FormData, FormDefinition, FormField, TaskDraft } from '#generated/model/index.ts'
import { ConflictField, useSides } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { localToday } from '#src/lib/dates/local-day.ts'
import { chosenAnswers, differingFields } from '../answers/answer-differences.ts'
import { answerLines } from '../answers/answer-lines.ts'
import type { Answer } from '../answers/answers.ts'
import { LocalText } from '../questions/LocalText.tsx'
import { questionId } from '../questions/question-id.ts'

type Props = {
  definition: FormDefinition
  /** The conflicting draft on the server; stays while the dialog closes. */
  current: TaskDraft | undefined
  opened: boolean
  /** The answers on this device. */
  answers: FormData
  onKeepHere: (current: TaskDraft) => void
  onKeepThere: (current: TaskDraft) => void
  /** Called with a mix of both sides. */
  onKeepChosen: (current: TaskDraft, chosen: FormData) => void
  onClose: () => void
}

/** Two devices have different answers: the person chooses, so that nothing is lost silently. */
export function ConflictDialog(props: Props) {
  const { definition, current, opened, answers, onKeepHere, onKeepThere, onKeepChosen, onClose } = props
  const { t, locale, format } = useText('forms')
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const draft = current ?? last
  const texts = t.forms.conflict
  const fields = draft ? differingFields(definition, answers, draft.form_data) : []
  const { field, settle } = useSides(
    fields.map(({ key }) => key),
    { idOf: (key) => questionId(`choice.${key}`), missing: texts.missing(), current: draft },
  )
  if (!draft) return null
  const words = (asked: FormField, answer: Answer | undefined) =>
    answerLines(asked, answer, { t, locale, format })
      .map(({ text }) => text)
      .join('; ') || t.forms.answer.none()
  const at = draft.updated_at ?? ''
  const today = localToday(new Date(at)) === localToday()
  const keepChosen = () =>
    settle((sides) => onKeepChosen(draft, chosenAnswers(definition, answers, draft.form_data, sides)))

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
          {fields.length > 0 && <Button onClick={keepChosen}>{texts.keepChosen()}</Button>}
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
        {fields.map((one) => (
          <ConflictField
            {...field(one.key)}
            key={one.key}
            label={<LocalText text={one.label} />}
            sides={{
              mine: { label: texts.fromHere({ answer: words(one, answers[one.key]) }) },
              theirs: { label: texts.fromThere({ answer: words(one, draft.form_data[one.key]) }) },
            }}
          />
        ))}
      </Stack>
    </Modal>
  )
}
