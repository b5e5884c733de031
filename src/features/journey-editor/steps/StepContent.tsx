import type { JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { BilingualField } from '../fields/BilingualField.tsx'
import { noText, withStep } from '../design/design.ts'
import { EditableRows } from '../fields/EditableRows.tsx'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'

type Props = {
  step: JourneyDesignStep
  pointer: string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}

export function StepContent({ step, pointer, onChange }: Props) {
  const { t } = useText('journeyEditor')
  const { edit, problems } = useFields()
  const texts = t.journeyEditor.content
  const { content } = step
  const id = fieldIdOf(pointer)
  return (
    <Stack gap="md">
      <EditableRows
        id={id}
        rows={content}
        texts={texts}
        isFull={content.length >= 100}
        onAdd={() => onChange({ content: [...content, noText] }, pointer)}
        onRemove={(left) => edit((now) => withStep(now, now.steps.indexOf(step), { content: left }))}
        error={problems[pointer] && <FieldError id={`${id}-error`} message={problems[pointer]} />}
      >
        {(text, index) => (
          <BilingualField
            long
            pointer={`${pointer}/${index}`}
            label={texts.one({ number: index + 1 })}
            value={text}
            onChange={(value, at) =>
              onChange({ content: content.map((one, which) => (which === index ? value : one)) }, at)
            }
          />
        )}
      </EditableRows>
    </Stack>
  )
}
