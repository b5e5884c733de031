import { useState } from 'react'
import {
  useDeactivateUser,
  useReactivateUser,
  useResendTemporaryPassword,
  useUpdateUserRoles,
} from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization, UserAccount } from '#generated/model/index.ts'
import { userStatusChangeCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconCircleX, IconMail, IconRefresh, IconUsers } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem } from '#src/ui/menus/MenuParts.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { brokenRule, useChangeDialog, useRefreshUsers } from './use-change-words.ts'
import { nameOfUser, rolesAt } from './user-roles.ts'
import { RoleChoice } from './RoleChoice.tsx'

type Props = {
  user: UserAccount
  organization: Organization
  /** Whether it is the viewer's own account, which they cannot deactivate. */
  isOwn: boolean
}

export function UserActions({ user, organization, isOwn }: Props) {
  const { t } = useText('users')
  const [asked, setAsked] = useState<'roles' | 'status'>()
  const resend = useResendTemporaryPassword()
  const refresh = useRefreshUsers()
  const name = nameOfUser(user)
  const texts = t.users.action
  const isOff = user.status === 'deactivated' || user.status === 'closed'
  const close = () => setAsked(undefined)
  const send = () =>
    resend.mutate(
      { id: user.id },
      {
        onSuccess: () => toast({ variant: 'success', message: texts.resent({ name }) }),
        onError: (error) => {
          toast({ variant: 'error', message: brokenRule(error) ?? texts.resendFailed() })
          refresh(error)
        },
      },
    )
  if (isOwn && isOff) return null
  const Status = isOff ? ReactivateDialog : DeactivateDialog
  return (
    <>
      <Menu trigger={texts.menu()} label={texts.of({ name })}>
        {!isOff && (
          <MenuItem icon={IconUsers} onSelect={() => setAsked('roles')}>
            {texts.roles()}
          </MenuItem>
        )}
        {user.status === 'pending' && (
          <MenuItem icon={IconMail} onSelect={send}>
            {texts.resend()}
          </MenuItem>
        )}
        {isOff && (
          <MenuItem icon={IconRefresh} onSelect={() => setAsked('status')}>
            {texts.reactivate()}
          </MenuItem>
        )}
        {!isOff && !isOwn && (
          <MenuItem icon={IconCircleX} onSelect={() => setAsked('status')}>
            {texts.deactivate()}
          </MenuItem>
        )}
      </Menu>
      {asked === 'roles' && <RolesDialog {...{ user, organization }} onClose={close} />}
      {asked === 'status' && <Status user={user} organizationId={organization.id} onClose={close} />}
    </>
  )
}

type ReactivateDialogProps = { user: UserAccount; organizationId: string; onClose: () => void }

function ReactivateDialog({ user, organizationId, onClose }: ReactivateDialogProps) {
  const { t } = useText('users')
  const reactivate = useReactivateUser({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.reactivate
  const { send, dialog } = useChangeDialog(reactivate, texts.done({ name }), onClose)
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={() => send({ id: user.id, data: { organization: organizationId } })}
    >
      <Stack gap="sm">
        {user.status === 'closed' && <Text>{texts.closed({ name })}</Text>}
        <Text>{texts.body({ name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

type RolesDialogProps = { user: UserAccount; organization: Organization; onClose: () => void }

function RolesDialog({ user, organization, onClose }: RolesDialogProps) {
  const { t } = useText('users')
  const [roles, setRoles] = useState(() => rolesAt(user, organization.id))
  const update = useUpdateUserRoles({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.change
  const { send, dialog } = useChangeDialog(update, texts.saved({ name }), onClose)
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title({ name })}
      confirmLabel={texts.save()}
      onConfirm={() => send({ id: user.id, data: { organization: organization.id, role_types: roles } })}
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

type DeactivateDialogProps = { user: UserAccount; organizationId: string; onClose: () => void }

function DeactivateDialog({ user, organizationId, onClose }: DeactivateDialogProps) {
  const { t } = useText('users')
  const [reason, setReason] = useState('')
  const deactivate = useDeactivateUser({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.deactivate
  const { send, dialog } = useChangeDialog(deactivate, texts.done({ name }), onClose)
  const confirm = () => {
    if (isTooLong(reason, userStatusChangeCommentMax)) return
    send({ id: user.id, data: { organization: organizationId, comment: reason.trim() || null } })
  }
  return (
    <ConfirmDialog
      {...dialog}
      undoable
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.keep()}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <Text>{texts.body({ name })}</Text>
        <Text>{texts.kept()}</Text>
        <CommentField
          label={texts.reason()}
          description={texts.reasonHelp()}
          optional
          value={reason}
          onChange={setReason}
          max={userStatusChangeCommentMax}
          rows={2}
        />
      </Stack>
    </ConfirmDialog>
  )
}
