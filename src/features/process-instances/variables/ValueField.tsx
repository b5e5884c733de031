import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Draft } from './typed-value.ts'

type Props = {
  id: string
  draft: Draft
  onChange: (text: string) => void
  error: string | undefined
}

export function ValueField({ id, draft: { kind, text }, onChange, error }: Props) {
  const { t } = useText('instances')
  const texts = t.instances.edit
  const shared = { id, label: texts.value(), error, onChange }
  switch (kind) {
    case 'text':
      return <TextareaField {...shared} value={text} rows={2} description={texts.help.text()} />
    case 'number':
      return (
        <TextField
          {...shared}
          required
          value={text}
          inputMode="decimal"
          autoComplete="off"
          description={texts.help.number()}
        />
      )
    case 'boolean':
      return (
        <RadioField
          {...shared}
          required
          value={text}
          options={[
            { value: 'true', label: texts.yes() },
            { value: 'false', label: texts.no() },
          ]}
        />
      )
    case 'date':
      return <DateField {...shared} required value={text} description={texts.help.date()} />
    case 'json':
      return (
        <TextareaField
          {...shared}
          required
          value={text}
          rows={6}
          description={texts.help.json({ list: '["a", "b"]', example: '{"side": "left"}' })}
        />
      )
    case 'null':
      return <Text>{texts.help.null()}</Text>
  }
}
