import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { ContentDraft } from './use-content-draft.ts'

type Props = {
  draft: ContentDraft
  /** The notice is removed: moves the focus. */
  onAnswer: () => void
}

/** Offers to restore unsaved work from this device. */
export function DeviceNotice({ draft, onAnswer }: Props) {
  const { t, format } = useText('contents')
  const texts = t.contents.device
  const { found, restore, discard } = draft
  const answer = (how: () => void, message: string) => () => {
    how()
    toast({ variant: 'info', message })
    onAnswer()
  }
  return (
    found && (
      <Alert kind="info" role="none" title={texts.title()}>
        <Stack gap="sm">
          <Text>{texts.body({ date: format.dateTime(found.at) })}</Text>
          <Group gap="sm">
            <Button variant="secondary" size="sm" onClick={answer(restore, texts.restored())}>
              {texts.restore()}
            </Button>
            <Button variant="quiet" size="sm" onClick={answer(discard, texts.discarded())}>
              {texts.discard()}
            </Button>
          </Group>
        </Stack>
      </Alert>
    )
  )
}
