import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text, VisuallyHidden } from '#src/ui/basics.tsx'
import { useSignOut } from '../../shell/top-bar/use-sign-out.ts'

type Props = { secondsLeft: number; onStay: () => void }

/** Counts down to the timeout. The stay button has the focus, so one key press is enough (D-56, 2.2.1). */
export function TimeoutWarning({ secondsLeft, onStay }: Props) {
  const { t } = useText('gates')
  const { brand } = useConfig()
  const { signOut, leaving } = useSignOut()
  const texts = t.gates.timeout
  return (
    <Modal
      opened
      closable={false}
      onClose={onStay}
      title={texts.title()}
      actions={
        <>
          <Button onClick={onStay}>{texts.stay()}</Button>
          <Button variant="secondary" pending={leaving} onClick={signOut}>
            {texts.leave()}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{texts.body({ product: brand.name })}</Text>
        <div role="timer" aria-live="off">
          <Text size="lg" strong>
            {texts.left({ minutes: Math.floor(secondsLeft / 60), seconds: secondsLeft % 60 })}
          </Text>
        </div>
        <Text tone="secondary">{texts.kept()}</Text>
        {/* Announced once a minute, because every second would be too often. */}
        <VisuallyHidden>
          <span aria-live="assertive" aria-atomic="true">
            {texts.minutesLeft({ minutes: Math.ceil(secondsLeft / 60) })}
          </span>
        </VisuallyHidden>
      </Stack>
    </Modal>
  )
}
