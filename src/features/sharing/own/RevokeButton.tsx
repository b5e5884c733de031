import { useState } from 'react'
import { useRevokeHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryShare } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** Turns a link off, after confirmation (2.16). */
export function RevokeButton({ share: { id, label } }: { share: HealthStoryShare }) {
  const { t } = useText('sharing')
  const words = t.sharing.manage
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useRevokeHealthStoryShare()
  const close = () => {
    reset()
    setAsking(false)
  }
  const revoke = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          close()
          toast({ message: words.revoked({ label }), variant: 'success' })
        },
      },
    )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.revokeName({ label })}
        onClick={() => setAsking(true)}
      >
        {words.revoke()}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.revokeTitle({ label })}
        confirmLabel={words.revokeConfirm()}
        onConfirm={revoke}
        onCancel={close}
        pending={isPending}
        error={error && words.revokeFailed()}
      >
        <Text>{words.revokeBody()}</Text>
      </ConfirmDialog>
    </>
  )
}
