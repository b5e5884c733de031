import { useId, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { Group, Text, VisuallyHidden } from '#src/ui/basics.tsx'
import { IconUpload } from '#src/ui/icons.ts'

/** Maximum file size in bytes. */
const MOST = 4_000_000

type Props = {
  label: string
  accept: string
  pending?: boolean
  error?: string | undefined
  onText: (text: string) => unknown
}

/** A text file that is read on this device and not uploaded. */
export function TextFileField({ label, accept, pending = false, error, onText }: Props) {
  const { t } = useText('journeyEditor')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const texts = t.journeyEditor.file
  async function read(file: File | undefined) {
    if (!file) return
    setName(file.name)
    setProblem(undefined)
    if (file.size > MOST) return setProblem(texts.tooLarge())
    try {
      return onText(await file.text())
    } catch {
      return setProblem(texts.unreadable())
    }
  }
  return (
    <FieldGroup role="group" ids={fieldIds(id)} label={label} error={problem ?? error}>
      <Group gap="sm">
        <Button
          id={id}
          size="sm"
          variant="secondary"
          pending={pending}
          icon={IconUpload}
          onClick={() => input.current?.click()}
        >
          {texts.choose()}
        </Button>
        {name !== '' && <Text>{texts.chosen({ name })}</Text>}
      </Group>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={label}
          accept={accept}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // allows choosing the same file again
            event.target.value = ''
          }}
        />
      </VisuallyHidden>
    </FieldGroup>
  )
}
