import { useState } from 'react'
import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal, preloadModal } from '#src/ui/Modal.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Holder } from './invitation-state.ts'
import { useDecline } from './use-decline.ts'

type Props = { token: string; review: InvitationReview; holder: Holder; disabled?: boolean }

/** Declines an invitation, after confirmation because it cannot be undone. */
export function DeclineButton({ token, review, holder, disabled = false }: Props) {
  const { t } = useText('invitations')
  const { answer } = t.invitations
  const [asking, setAsking] = useState(false)
  const { decline, pending, failed } = useDecline(token, holder)
  return (
    <>
      <Button
        variant="quiet"
        width="phone"
        disabled={disabled}
        onClick={() => {
          preloadModal()
          setAsking(true)
        }}
      >
        {answer.decline()}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={answer.declineTitle()}
        actions={
          <>
            <Button variant="danger" pending={pending} onClick={() => void decline()}>
              {answer.declineConfirm()}
            </Button>
            <Button variant="secondary" disabled={pending} onClick={() => setAsking(false)}>
              {answer.declineKeep()}
            </Button>
          </>
        }
      >
        <Stack gap="sm">
          <Text>{answer.declineBody({ organization: review.organization.name })}</Text>
          {failed && <Alert kind="error">{answer.failed()}</Alert>}
        </Stack>
      </Modal>
    </>
  )
}
