import type { JourneyDesignStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { IconPlus, IconTrash } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { BilingualField } from './BilingualField.tsx'
import { noText } from './design.ts'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import { useRowKeys } from './use-row-keys.ts'

type Props = {
  step: JourneyDesignStep
  pointer: string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}

/** What there is to read, paragraph by paragraph. */
export function StepContent({ step, pointer, onChange }: Props) {
  const { t } = useText('journeyEditor')
  const { design, change, problems } = useEditing()
  const texts = t.journeyEditor.content
  const { content } = step
  const rows = useRowKeys(content.length)
  const add = fieldIdOf(pointer)
  const remove = (index: number) => {
    rows.remove(index)
    const steps = design.steps.map((one) =>
      one === step ? { ...one, content: content.filter((_, at) => at !== index) } : one,
    )
    change({ ...design, steps })
    document.getElementById(add)?.focus()
  }
  const wrong = problems[pointer]
  return (
    <Stack gap="md">
      {content.map((text, index) => (
        <Stack key={rows.keys[index]} gap="sm">
          <BilingualField
            long
            pointer={`${pointer}/${index}`}
            label={texts.one({ number: index + 1 })}
            value={text}
            onChange={(value, at) =>
              onChange({ content: content.map((one, which) => (which === index ? value : one)) }, at)
            }
          />
          <div>
            <Button
              size="sm"
              variant="quiet"
              icon={<IconTrash aria-hidden size="1rem" />}
              onClick={() => remove(index)}
            >
              {texts.remove({ number: index + 1 })}
            </Button>
          </div>
        </Stack>
      ))}
      {wrong && <FieldError id={`${add}-error`} message={wrong} />}
      <div>
        <Button
          id={add}
          size="sm"
          variant="secondary"
          icon={<IconPlus aria-hidden size="1rem" />}
          disabled={content.length >= 100}
          onClick={() => onChange({ content: [...content, noText] }, pointer)}
        >
          {texts.add()}
        </Button>
      </div>
    </Stack>
  )
}
