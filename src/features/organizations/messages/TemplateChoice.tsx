import { useEffect, useRef } from 'react'
import type { MessageTemplate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TemplateTexts } from './TemplateTexts.tsx'

type Props = {
  templates: readonly MessageTemplate[]
  chosen: MessageTemplate | undefined
  onChoose: (template: MessageTemplate | undefined) => void
  /** How often one tried to send without a message. */
  attempts: number
}

/** Chooses one of an organization's approved messages, and shows it in both languages. */
export function TemplateChoice({ templates, chosen, onChoose, attempts }: Props) {
  const { t, locale } = useText('organization')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (attempts > 0) select.current?.focus()
  }, [attempts])
  const texts = t.organization.messages.send
  return (
    <Stack gap="md">
      <SelectField
        ref={select}
        label={texts.label()}
        required
        empty={texts.choose()}
        value={chosen?.id ?? ''}
        onChange={(id) => onChoose(templates.find((one) => one.id === id))}
        options={templates.map(({ id, subject }) => ({ value: id, label: subject[locale] }))}
        error={attempts > 0 && chosen === undefined ? texts.missing() : undefined}
      />
      {chosen && (
        <Stack gap="sm">
          <Text strong>{texts.preview()}</Text>
          <TemplateTexts template={chosen} />
        </Stack>
      )}
    </Stack>
  )
}
