import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import { BilingualField } from './BilingualField.tsx'
import { completenessOf } from './completeness.ts'
import { useEditing } from './EditorContext.ts'
import { usePart } from './use-parts.ts'

/** The journey's name and audience, in both languages. */
export function TextsSection() {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const set = usePart()
  const texts = t.journeyEditor.texts
  const { english, french } = completenessOf(design)
  return (
    <Card as="section" aria-labelledby="journey-texts">
      <Stack gap="md">
        <Title id="journey-texts" level={2} size={3}>
          {texts.title()}
        </Title>
        <Text tone="secondary">{texts.complete({ english: String(english), french: String(french) })}</Text>
        <BilingualField
          pointer="/name"
          label={texts.name()}
          value={design.name}
          onChange={(name, at) => set({ name }, at)}
        />
        <BilingualField
          long
          pointer="/description"
          label={texts.description()}
          value={design.description}
          onChange={(description, at) => set({ description }, at)}
        />
        <BilingualField
          pointer="/audience"
          label={texts.audience()}
          value={design.audience}
          onChange={(audience, at) => set({ audience }, at)}
        />
      </Stack>
    </Card>
  )
}
