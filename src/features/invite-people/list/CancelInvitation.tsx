import { useQueryClient } from '@tanstack/react-query'
import {
  invalidateListInvitations,
  useUpdateInvitation,
} from '#generated/endpoints/invitations/invitations.ts'
import type { Invitation } from '#generated/model/index.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = { invitation: Invitation; opened: boolean; onClose: () => void }

/** Asks for confirmation, then cancels an invitation: the only status a client sets (CALL-35). */
export function CancelInvitation({ invitation, opened, onClose }: Props) {
  const { t } = useText('invites')
  const queryClient = useQueryClient()
  const update = useUpdateInvitation()
  const { id, email = '' } = invitation
  const texts = t.invites.action
  const close = () => {
    update.reset()
    onClose()
  }
  const cancel = () =>
    update.mutate(
      { id, data: { status: 'EXPIRED' } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.cancelled({ email }) })
          close()
        },
        onError: (error) => {
          if (!['conflict', 'gone', 'locked'].includes(saveFailure(error))) return
          toast({ variant: 'warning', message: texts.answered() })
          void invalidateListInvitations(queryClient)
          close()
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.cancelTitle({ email })}
      confirmLabel={texts.cancelConfirm()}
      cancelLabel={texts.keep()}
      undoable
      pending={update.isPending}
      error={
        update.error && (saveFailure(update.error) === 'offline' ? texts.offline() : texts.cancelFailed())
      }
      onConfirm={cancel}
      onCancel={close}
    >
      <Text>{texts.cancelBody()}</Text>
    </ConfirmDialog>
  )
}
