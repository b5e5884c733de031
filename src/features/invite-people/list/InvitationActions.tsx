import { useState } from 'react'
import type { Invitation } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Group } from '#src/ui/layout/Group.tsx'
import { IconCircleX, IconCopy } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem } from '#src/ui/menus/MenuItem.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../care-invitations.module.css'
import { CancelInvitation } from './CancelInvitation.tsx'
import { ResendButton } from './ResendButton.tsx'

/** Actions for an invitation (INV-02); none once it is answered or cancelled. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { t } = useText('invites')
  const [isAsked, setAsked] = useState(false)
  const { email = '', status, token } = invitation
  const texts = t.invites.action
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + paths.accept({}, { token }))
      toast({ variant: 'success', message: texts.copied({ email }) })
    } catch {
      toast({ variant: 'warning', message: texts.copyFailed() })
    }
  }
  if (status !== 'PENDING' && status !== 'EXPIRED') return null
  return (
    <Group gap="sm" className={styles.actions}>
      <ResendButton invitation={invitation} />
      {status === 'PENDING' && (
        <Menu trigger={texts.menu()} label={texts.of({ email })}>
          <MenuItem icon={<IconCopy aria-hidden size="1.125rem" />} onSelect={() => void copy()}>
            {texts.copy()}
          </MenuItem>
          <MenuItem icon={<IconCircleX aria-hidden size="1.125rem" />} onSelect={() => setAsked(true)}>
            {texts.cancel()}
          </MenuItem>
        </Menu>
      )}
      <CancelInvitation invitation={invitation} opened={isAsked} onClose={() => setAsked(false)} />
    </Group>
  )
}
