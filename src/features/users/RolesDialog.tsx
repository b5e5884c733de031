import { useState } from 'react'
import { useUpdateUserRoles } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization, UserAccount } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { useChangeDialog } from './use-change-words.ts'
import { nameOfUser, rolesAt } from './user-roles.ts'

type Props = { user: UserAccount; organization: Organization; onClose: () => void }

export function RolesDialog({ user, organization, onClose }: Props) {
  const { t } = useText('users')
  const [roles, setRoles] = useState(() => rolesAt(user, organization.id))
  const update = useUpdateUserRoles({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.change
  const { outcome, dialog } = useChangeDialog(update, texts.saved({ name }), onClose)
  const save = () =>
    update.mutate({ id: user.id, data: { organization: organization.id, role_types: roles } }, outcome)
  return (
    <ConfirmDialog {...dialog} title={texts.title({ name })} confirmLabel={texts.save()} onConfirm={save}>
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
