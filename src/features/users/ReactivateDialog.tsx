import { useReactivateUser } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { UserAccount } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useChangeDialog } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'

type Props = { user: UserAccount; organizationId: string; onClose: () => void }

export function ReactivateDialog({ user, organizationId, onClose }: Props) {
  const { t } = useText('users')
  const reactivate = useReactivateUser({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.reactivate
  const { outcome, dialog } = useChangeDialog(reactivate, texts.done({ name }), onClose)
  const confirm = () => reactivate.mutate({ id: user.id, data: { organization: organizationId } }, outcome)
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={confirm}
    >
      <Stack gap="sm">
        {user.status === 'closed' && <Text>{texts.closed({ name })}</Text>}
        <Text>{texts.body({ name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
