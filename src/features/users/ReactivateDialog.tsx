import { useReactivateUser } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { UserAccount } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useChangeWords, useRefreshUsers } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'

type Props = { user: UserAccount; organizationId: string; onClose: () => void }

export function ReactivateDialog({ user, organizationId, onClose }: Props) {
  const { t } = useText('users')
  const reactivate = useReactivateUser({ request: ifMatch(user.revision) })
  const words = useChangeWords()
  const refresh = useRefreshUsers()
  const name = nameOfUser(user)
  const texts = t.users.reactivate
  const confirm = () =>
    reactivate.mutate(
      { id: user.id, data: { organization: organizationId } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.done({ name }) })
          onClose()
        },
        onError: refresh,
      },
    )
  return (
    <ConfirmDialog
      opened
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={confirm}
      onCancel={onClose}
      pending={reactivate.isPending}
      error={words(reactivate.error)}
    >
      <Stack gap="sm">
        {user.status === 'closed' && <Text>{texts.closed({ name })}</Text>}
        <Text>{texts.body({ name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
