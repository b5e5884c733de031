import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import type { DeviceDraft } from './device-draft.ts'
import { fieldIdOf } from './EditorContext.ts'

type Props = { draft: DeviceDraft; onTake: () => void; onDrop: () => void }

/** Offers to restore or discard unsaved changes from this device. */
export function KeptDraft({ draft, onTake, onDrop }: Props) {
  const { t, format } = useText('journeyEditor')
  const texts = t.journeyEditor.kept
  const then = (act: () => void) => () => {
    act()
    // The buttons are removed.
    document.getElementById(fieldIdOf('/name/en-ca'))?.focus()
  }
  return (
    <Alert kind="info" title={texts.title()} role="none">
      <Stack gap="sm">
        <Text>{texts.body({ date: format.dateTime(draft.updatedAt) })}</Text>
        <Group gap="sm">
          <Button size="sm" variant="secondary" onClick={then(onTake)}>
            {texts.take()}
          </Button>
          <Button size="sm" variant="quiet" onClick={then(onDrop)}>
            {texts.drop()}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
