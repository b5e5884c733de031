import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = { opened: boolean; onOpen: () => void; onClose: () => void }

/** The worklist's keyboard shortcuts, behind a button for people who do not know the ? key. */
export function WorklistHelp({ opened, onOpen, onClose }: Props) {
  const { t } = useText('attention')
  const { keys } = t.attention
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => onOpen()}>
        {keys.button()}
      </Button>
      {opened && (
        <Modal opened onClose={onClose} title={keys.button()}>
          <Stack gap="md">
            <Text>{keys.where()}</Text>
            <Facts
              facts={[
                { label: 'j', value: keys.j() },
                { label: 'k', value: keys.k() },
                { label: 'e', value: keys.e() },
                { label: 'a', value: keys.a() },
                { label: 'x', value: keys.x() },
                { label: '?', value: keys.help() },
              ]}
            />
          </Stack>
        </Modal>
      )}
    </>
  )
}
