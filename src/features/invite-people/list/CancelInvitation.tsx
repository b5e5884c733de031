import { useQueryClient } from '@tanstack/react-query'
import {
  invalidateListInvitations,
  useUpdateInvitation,
} from '#generated/endpoints/invitations/invitations.ts'
import type { Invitation } from '#generated/model/index.ts'
import { failureMessage, saveFailure } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = { invitation: Invitation; opened: boolean; onClose: () => void }

/** Asks for confirmation, then cancels an invitation: the only status a client sets (CALL-35). */
export function CancelInvitation({ invitation, opened, onClose }: Props) {
  const { t } = useText('invites')
  const queryClient = useQueryClient()
  const { id, email = '' } = invitation
  const texts = t.invites.action
  const { send, dialog } = useConfirmedCall(useUpdateInvitation(), {
    done: texts.cancelled({ email }),
    failed: failureMessage({ offline: texts.offline, failed: texts.cancelFailed }),
    onClose,
    onFailed: (error, close) => {
      if (!['conflict', 'gone', 'locked'].includes(saveFailure(error))) return
      close()
      toast({ variant: 'warning', message: texts.answered() })
      void invalidateListInvitations(queryClient)
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.cancelTitle({ email })}
      confirmLabel={texts.cancelConfirm()}
      cancelLabel={texts.keep()}
      undoable
      onConfirm={() => send({ id, data: { status: 'EXPIRED' } })}
    >
      <Text>{texts.cancelBody()}</Text>
    </ConfirmDialog>
  )
}
