import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button, type ButtonVariant } from '#src/ui/Button.tsx'
import { useOtherAccount } from './use-other-account.ts'

/** Signs out and keeps the invitation for the next sign-in. */
export function OtherAccountButton({ variant }: { variant?: ButtonVariant }) {
  const { t } = useText('invitations')
  const { change, leaving, failed } = useOtherAccount()
  const { wrong } = t.invitations
  return (
    <>
      {failed && <Alert kind="error">{wrong.failed()}</Alert>}
      <Button variant={variant} width="phone" pending={leaving} onClick={() => void change()}>
        {wrong.change()}
      </Button>
    </>
  )
}
