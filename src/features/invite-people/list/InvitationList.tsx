import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation, InvitationStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem } from '#src/ui/menus/MenuParts.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconAlertTriangle, IconCircleX, IconCopy, IconMail } from '#src/ui/icons.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { EmailText } from '#src/ui/text/EmailText.tsx'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { CellLines } from '#src/ui/lists/CellLines.tsx'
import styles from '../care-invitations.module.css'
import { CancelInvitation } from './CancelInvitation.tsx'
import { type Address, invitationsPage } from './list-rules.ts'
import { ResendButton } from './ResendButton.tsx'

type Props = {
  organizationId: string
  address: Address
  page: number
  /** URL of the invite page, which differs between care teams and administrators. */
  inviteTo: string
}

/** One page of an organization's invitations (ROUTE-14, ROUTE-67). */
export function InvitationList({ organizationId, address, page, inviteTo }: Props) {
  const { t } = useText('invites')
  const columns = useColumns()
  const { data } = useSuspenseQuery(invitationsPage(organizationId, page, address))
  const { none, list } = t.invites
  return (
    <PagedTable
      caption={list.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState
          title={none.title()}
          icon={IconMail}
          action={<ButtonLink to={inviteTo}>{list.invite()}</ButtonLink>}
        >
          {none.body()}
        </EmptyState>
      }
    />
  )
}

/** DATA-42, plus what a care team needs. */
function useColumns(): readonly Column<Invitation>[] {
  const { t } = useText('invites')
  const texts = t.invites.list
  const journey = ({ process_definition_name: name }: Invitation) => name ?? texts.noJourney()
  return [
    {
      id: 'email',
      header: texts.email(),
      sort: 'email',
      isName: true,
      cell: ({ email = '' }) => (
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      ),
    },
    {
      id: 'journey',
      header: texts.journey(),
      clip: journey,
      cell: journey,
    },
    {
      id: 'status',
      header: texts.status(),
      cell: (invitation) => <InvitationStatusBadge invitation={invitation} />,
    },
    {
      id: 'sent',
      header: texts.lastSent(),
      onPhone: 'named',
      sort: 'last_sent_at',
      sortedAs: 'date',
      cell: (invitation) => <LastSent invitation={invitation} />,
    },
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ]
}

const tones = {
  PENDING: 'primary',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
} as const satisfies Record<InvitationStatus, Tone>

/** Status of an invitation (INV-01), its expiry, and whether its message bounced. */
function InvitationStatusBadge({ invitation }: { invitation: Invitation }) {
  const { t, format } = useText('invites')
  const { status, delivery, expires_at: until } = invitation
  const texts = t.invites.status
  const isLost = delivery === 'bounced' && status === 'PENDING'
  const openUntil = status === 'PENDING' && until && t.invites.list.until({ date: format.shortDate(until) })
  return (
    <CellLines more={isLost ? texts.bouncedHelp() : openUntil}>
      <Badge tone={tones[status]}>{texts[status]()}</Badge>
      {isLost && (
        <>
          {' '}
          <Badge tone="danger" icon={IconAlertTriangle}>
            {texts.bounced()}
          </Badge>
        </>
      )}
    </CellLines>
  )
}

/** When the message was last sent, as relative time, and by whom. */
function LastSent({ invitation: { last_sent_at: at, sent_by: by } }: { invitation: Invitation }) {
  const { t, format } = useText('invites')
  if (!at) return <Text as="span">{t.invites.list.neverSent()}</Text>
  return (
    <CellLines more={by && t.invites.list.sentBy({ name: by.display_name })}>
      <time dateTime={at} title={format.dateTime(at)}>
        {format.shortRelativeDay(at)}
      </time>
    </CellLines>
  )
}

/** Actions for an invitation (INV-02); none once it is answered or cancelled. */
function InvitationActions({ invitation }: { invitation: Invitation }) {
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
          <MenuItem icon={IconCopy} onSelect={() => void copy()}>
            {texts.copy()}
          </MenuItem>
          <MenuItem icon={IconCircleX} onSelect={() => setAsked(true)}>
            {texts.cancel()}
          </MenuItem>
        </Menu>
      )}
      <CancelInvitation invitation={invitation} opened={isAsked} onClose={() => setAsked(false)} />
    </Group>
  )
}
