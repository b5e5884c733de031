import { useState } from 'react'
import { useAnswerAccessReport } from '#generated/endpoints/access-events/access-events.ts'
import type { AdminItem } from '#generated/model/index.ts'
import { accessAnswerAnswerMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import type { Tone } from '#src/ui/data/Badge.tsx'
import { Row, RowWords } from '#src/ui/layout/Rows.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { paths } from '#src/routes/paths.ts'
import styles from './admin-items.module.css'

const { admin, provider } = paths

/** Where an item is resolved; undefined if it belongs to no organization but its page does. */
function placeOfItem(item: AdminItem): string | undefined {
  const { kind, object_type: type, object_id: id, organization } = item
  if (kind === 'untaken_alerts')
    return provider.organization({ organizationId: id }, { view: 'worklist', status: 'escalated' })
  if (kind === 'content_review') return admin.content({ id }, { review: 'due' })
  switch (type) {
    case 'process_instance':
      return admin.processInstance({ id })
    case 'form':
      return admin.form({ id })
    case 'journey_definition':
      return admin.journeys({}, { edit: id })
    case 'organization':
      return admin.organization({ id })
    case 'access_event':
      return undefined // answered in its row
    case 'content':
      return organization ? admin.contentItem({ id: organization.id, contentId: id }) : undefined
    case 'invitation':
      // the list of bounced invitations, where they are resent or cancelled
      return organization ? admin.invitations({ id: organization.id }, { status: 'bounced' }) : undefined
  }
}

const tones = {
  untaken_alerts: 'danger',
  access_report: 'warning',
  incident: 'danger',
  bounced_invitation: 'warning',
  journey_review: 'primary',
  unreadable_theme: 'warning',
  missing_french: 'neutral',
  content_review: 'neutral',
  unpublished_draft: 'neutral',
} as const satisfies Record<AdminItem['kind'], Tone>

/** A row: what happened, in which organization, since when, and a link to where it is resolved. */
export function AdminItemRow({ item }: { item: AdminItem }) {
  const { t, format } = useText('needs')
  const { kind, name, organization, count, detail, since } = item
  const place = placeOfItem(item)
  // The list of invitations searches for this one (use-list-address.ts).
  const state = item.object_type === 'invitation' ? { search: name } : undefined
  const texts = t.needs
  const what = {
    untaken_alerts: () => texts.what.untaken_alerts({ count: count ?? 1 }),
    access_report: () => texts.what.access_report(),
    incident: () => texts.what.incident(),
    bounced_invitation: () => texts.what.bounced_invitation(),
    journey_review: () => texts.what.journey_review(),
    unreadable_theme: () => texts.what.unreadable_theme({ count: count ?? 1 }),
    missing_french: () => texts.what.missing_french({ count: count ?? 1 }),
    content_review: () => texts.what.content_review({ count: count ?? 1 }),
    unpublished_draft: () => texts.what.unpublished_draft(),
  } as const satisfies Record<AdminItem['kind'], () => string>
  const facts = [
    organization && organization.name !== name ? organization.name : undefined,
    since === null ? undefined : texts.since({ date: format.shortDate(since) }),
  ].filter((fact) => fact !== undefined)
  return (
    <Row tone={tones[kind]}>
      <RowWords>
        <Title level={3} size={4} className={styles.name}>
          {name}
        </Title>
        <Text className={styles.name}>
          {what[kind]()}{' '}
          {detail !== null && (
            <Text as="span" tone="secondary">
              {detail}
            </Text>
          )}
        </Text>
      </RowWords>
      {facts.length > 0 && (
        <Text size="sm" tone="secondary">
          {facts.join(' · ')}
        </Text>
      )}
      {place !== undefined && (
        <ButtonLink
          to={place}
          state={state}
          variant="secondary"
          size="sm"
          aria-label={texts.actionOn({ action: texts.action[kind](), name })}
        >
          {texts.action[kind]()}
        </ButtonLink>
      )}
      {kind === 'access_report' && <AnswerReport item={item} />}
    </Row>
  )
}

/** Answers a person who does not recognize who looked at their information. */
function AnswerReport({ item }: { item: AdminItem }) {
  const { t } = useText('needs')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.needs.answer.openFor({ name: item.name })}
        onClick={() => setOpen(true)}
      >
        {t.needs.answer.open()}
      </Button>
      {isOpen && <AnswerDialog item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function AnswerDialog({ item, onClose }: { item: AdminItem; onClose: () => void }) {
  const { t } = useText('needs')
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const texts = t.needs.answer
  const { send, dialog } = useConfirmedCall(useAnswerAccessReport(), {
    done: texts.sent(),
    failed: texts.failed,
    onClose,
  })
  const isEmpty = answer.trim() === ''
  const confirm = () => {
    setTried(true)
    if (isEmpty || isTooLong(answer, accessAnswerAnswerMax)) return
    send({ id: item.object_id, data: { answer: answer.trim() } })
  }
  return (
    <ConfirmDialog
      {...dialog}
      opened
      title={texts.title({ name: item.name })}
      confirmLabel={texts.send()}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <CommentField
          label={texts.label()}
          required
          value={answer}
          onChange={setAnswer}
          max={accessAnswerAnswerMax}
          error={isTried && isEmpty ? texts.missing() : undefined}
          rows={4}
        />
      </Stack>
    </ConfirmDialog>
  )
}
