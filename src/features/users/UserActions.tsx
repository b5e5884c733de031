import { useState } from 'react'
import { useResendTemporaryPassword } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization, UserAccount } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconCircleX, IconMail, IconRefresh, IconUsers } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { MenuItem } from '#src/ui/MenuItem.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { ReactivateDialog } from './ReactivateDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { brokenRule, useRefreshUsers } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'

type Props = {
  user: UserAccount
  organization: Organization
  /** Whether it is the viewer's own account, which they cannot deactivate. */
  isOwn: boolean
}

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

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
          <MenuItem icon={<IconUsers {...icon} />} onSelect={() => setAsked('roles')}>
            {texts.roles()}
          </MenuItem>
        )}
        {user.status === 'pending' && (
          <MenuItem icon={<IconMail {...icon} />} onSelect={send}>
            {texts.resend()}
          </MenuItem>
        )}
        {isOff && (
          <MenuItem icon={<IconRefresh {...icon} />} onSelect={() => setAsked('status')}>
            {texts.reactivate()}
          </MenuItem>
        )}
        {!isOff && !isOwn && (
          <MenuItem icon={<IconCircleX {...icon} />} onSelect={() => setAsked('status')}>
            {texts.deactivate()}
          </MenuItem>
        )}
      </Menu>
      {asked === 'roles' && <RolesDialog {...{ user, organization }} onClose={close} />}
      {asked === 'status' && <Status user={user} organizationId={organization.id} onClose={close} />}
    </>
  )
}
