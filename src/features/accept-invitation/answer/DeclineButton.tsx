import { useState } from 'react'
import {
  useConsumeInvitationAsGuest,
  useDeclineInvitation,
} from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dropInviteToken } from '#src/session/sign-in/invite-token.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { Holder } from '../invitation/invitation-state.ts'
import { useNews, useRefusal } from './use-refusal.ts'

type Props = { token: string; review: InvitationReview; holder: Holder; disabled?: boolean }

/** Declines an invitation, after confirmation because it cannot be undone. */
export function DeclineButton({ token, review, holder, disabled = false }: Props) {
  const { t } = useText('invitations')
  const { answer } = t.invitations
  const [asking, setAsking] = useState(false)
  const { decline, pending, failed } = useDecline(token, holder)
  return (
    <>
      <Button variant="quiet" width="phone" disabled={disabled} onClick={() => setAsking(true)}>
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

/** Declines with an account (INV-03), or without one (CALL-37). */
function useDecline(token: string, holder: Holder) {
  const withAccount = useDeclineInvitation()
  const without = useConsumeInvitationAsGuest()
  const tell = useNews(token)
  const takeIn = useRefusal(token)
  const [failed, setFailed] = useState(false)

  async function decline() {
    setFailed(false)
    try {
      if (holder === 'account') await withAccount.mutateAsync({ token })
      else await without.mutateAsync({ token, data: { invitation_accepted: false } })
      dropInviteToken()
      tell({ status: 'DECLINED' })
    } catch (error) {
      const { kind } = await takeIn(error)
      setFailed(kind === 'failed' || kind === 'inSameJourney')
    }
  }

  return { decline, pending: withAccount.isPending || without.isPending, failed }
}
