import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import type { MedicationDraft } from './medication-draft.ts'

type Props = { draft: MedicationDraft; onContinue: () => void; onRestart: () => void }

/** Offers to continue an unsaved draft or to start over. */
export function ContinueDraft({ draft, onContinue, onRestart }: Props) {
  const { t } = useText('records')
  const format = useFormat()
  const { wizard } = t.records.medications
  const name = draft.values.name.trim() || wizard.draftUnnamed()
  return (
    <Stack gap="md">
      <Title level={2} size={3}>
        {wizard.draft()}
      </Title>
      <Text>{wizard.draftBody({ name, date: format.dateTime(draft.updatedAt) })}</Text>
      <Group gap="sm">
        <Button onClick={onContinue}>{wizard.continue()}</Button>
        <Button variant="secondary" onClick={onRestart}>
          {wizard.restart()}
        </Button>
      </Group>
    </Stack>
  )
}
