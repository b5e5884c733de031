import { useSuspenseQuery } from '@tanstack/react-query'
import type { MessageTemplate } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { messagesOf } from './queries.ts'
import { TemplateTexts } from './TemplateTexts.tsx'

type Props = {
  organizationId: string
  chosen: MessageTemplate | undefined
  onChoose: (template: MessageTemplate | undefined) => void
  /** Whether one tried to send without a message. */
  isMissing: boolean
}

/** Chooses one of an organization's approved messages, and shows it in both languages. */
export function TemplateChoice({ organizationId, chosen, onChoose, isMissing }: Props) {
  const { t, locale } = useText('messages')
  const { data } = useSuspenseQuery(messagesOf(organizationId))
  const texts = t.messages.send
  if (data.count === 0) return <Text>{texts.none()}</Text>
  return (
    <Stack gap="md">
      <SelectField
        label={texts.label()}
        required
        empty={texts.choose()}
        value={chosen?.id ?? ''}
        onChange={(id) => onChoose(data.results.find((one) => one.id === id))}
        options={data.results.map(({ id, subject }) => ({ value: id, label: subject[locale] }))}
        error={isMissing && chosen === undefined ? texts.missing() : undefined}
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
