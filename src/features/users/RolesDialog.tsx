import { useState } from 'react'
import { useUpdateUserRoles } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization, UserAccount } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useChangeWords, useRefreshUsers } from './use-change-words.ts'
import { nameOfUser, rolesAt } from './user-roles.ts'

type Props = { user: UserAccount; organization: Organization; onClose: () => void }

/** Changes a user's roles in this organization, with their descriptions. */
export function RolesDialog({ user, organization, onClose }: Props) {
  const { t } = useText('users')
  const [roles, setRoles] = useState(() => rolesAt(user, organization.id))
  const update = useUpdateUserRoles({ request: ifMatch(user.revision) })
  const words = useChangeWords()
  const refresh = useRefreshUsers()
  const name = nameOfUser(user)
  const texts = t.users.change
  const save = () =>
    update.mutate(
      { id: user.id, data: { organization: organization.id, role_types: roles } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.saved({ name }) })
          onClose()
        },
        onError: refresh,
      },
    )
  return (
    <ConfirmDialog
      opened
      title={texts.title({ name })}
      confirmLabel={texts.save()}
      onConfirm={save}
      onCancel={onClose}
      pending={update.isPending}
      error={words(update.error)}
    >
      <Stack gap="md">
        <RoleChoice
          label={texts.label({ name, organization: organization.name })}
          organization={organization.name}
          value={roles}
          onChange={(chosen) => {
            if (update.error) update.reset()
            setRoles(chosen)
          }}
        />
        <Text>{texts.body({ name, organization: organization.name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
