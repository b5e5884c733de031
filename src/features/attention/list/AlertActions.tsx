import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateAttentionCall } from '#generated/endpoints/attention-items/attention-items.ts'
import { getGetPersonSuspenseQueryOptions } from '#generated/endpoints/people/people.ts'
import { type AttentionItem, CallOutcome } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { isLongNote, NoteField } from '../NoteField.tsx'
import { TakeDialog } from '../actions/TakeDialog.tsx'
import { useHandling } from '../actions/use-handling.ts'
import { linkTo } from '../attention-place.ts'
import { alertsOfPerson, neighboursOf } from '../queries.ts'
import { useAttentionWords } from '../use-attention-words.ts'
import { AttentionHistory } from './AttentionHistory.tsx'

/** Administrators who are on no care team may not see phone numbers. */
const isNotForThem = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.notFound)

const HEADING = 'alert-actions'

type Props = { organizationId: string; patientId: string; submissionId: string }

/** Actions below answers that triggered an alert: phone numbers, note a call, mark as handled, and the alerts beside it. */
export function AlertActions({ organizationId, patientId, submissionId }: Props) {
  const { t } = useText('attention', 'kit')
  const words = useAttentionWords()
  const [isCalling, setIsCalling] = useState(false)
  // The pressed button is removed.
  const { act, notice, taking } = useHandling(() => document.getElementById(HEADING)?.focus())
  const { data } = useSuspenseQuery(alertsOfPerson(organizationId, patientId))
  const item = data.results.find(({ submission }) => submission === submissionId)
  const texts = t.attention
  if (!item) return null

  const { acknowledged_by: by, acknowledged_at: at, assigned_to: to, escalated_at: escalated, note } = item
  return (
    <div data-no-print>
      <Stack as="section" gap="sm">
        <Title level={2} size={3} id={HEADING} tabIndex={-1}>
          {texts.act.title()}
        </Title>
        {notice && <Alert kind="info">{notice}</Alert>}
        <Region pending={null} failure={(error, panel) => (isNotForThem(error) ? null : panel)}>
          <PersonPhone {...{ organizationId, patientId }} />
        </Region>
        {by !== null && at !== null && (
          <Text strong>{texts.taken.by({ name: by.display_name, when: words.moment(at) })}</Text>
        )}
        {by === null && to !== null && <Text strong>{texts.assign.has({ name: to.display_name })}</Text>}
        {note !== null && <Text>{texts.taken.note({ note })}</Text>}
        <AttentionHistory item={item} />
        {escalated !== null && <Text strong>{texts.act.escalated({ when: words.moment(escalated) })}</Text>}
        <Group gap="md">
          {by === null && <Button onClick={() => act(item)}>{texts.take.button()}</Button>}
          <Button variant="secondary" onClick={() => setIsCalling(true)}>
            {texts.call.button()}
          </Button>
          <Region
            pending={null}
            failure={(_, __, retry) => (
              <>
                <span role="alert">{texts.act.neighboursFailed()}</span>
                <TextButton onClick={retry}>{t.actions.retry()}</TextButton>
              </>
            )}
          >
            <AlertNeighbours itemId={item.id} />
          </Region>
        </Group>
        {isCalling && <CallDialog item={item} onClose={() => setIsCalling(false)} />}
        {taking && <TakeDialog {...taking} />}
      </Stack>
    </div>
  )
}

/** Links to the open alerts before and after an alert, in the order of the worklist. */
function AlertNeighbours({ itemId }: { itemId: string }) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const { data } = useSuspenseQuery(neighboursOf(itemId))
  const { previous, next } = data
  const texts = t.attention.act
  if (!previous && !next) return <Text tone="secondary">{texts.noNext()}</Text>
  return (
    <>
      {previous && <TextLink {...linkTo(previous)}>{texts.previous({ who: words.who(previous) })}</TextLink>}
      {next && <TextLink {...linkTo(next)}>{texts.next({ who: words.who(next) })}</TextLink>}
    </>
  )
}

type CallDialogProps = { item: AttentionItem; onClose: () => void }

/** Notes a call about an item: what came of it, and an optional note. The item stays open. */
function CallDialog({ item, onClose }: CallDialogProps) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { call: texts, take } = t.attention
  const { send, dialog } = useConfirmedCall(useCreateAttentionCall(), {
    done: texts.done({ who: words.who(item) }),
    failed: failureMessage({ offline: take.offline, failed: take.failed }),
    onClose,
  })

  function save() {
    setIsAsked(true)
    if (outcome === undefined || isLongNote(note)) return
    const text = note.trim()
    send({ id: item.id, data: { outcome, ...(text !== '' && { note: text }) } })
  }

  return (
    <ConfirmDialog {...dialog} opened title={texts.title()} confirmLabel={texts.confirm()} onConfirm={save}>
      <Stack gap="md">
        <Text strong>{words.who(item)}</Text>
        <Text>{texts.body()}</Text>
        <RadioField
          label={texts.outcome()}
          required
          value={outcome}
          onChange={setOutcome}
          options={optionsOf(Object.values(CallOutcome), texts.outcomes)}
          error={isAsked && outcome === undefined ? texts.missing() : undefined}
        />
        <NoteField value={note} onChange={setNote} help={texts.noteHelp()} />
      </Stack>
    </ConfirmDialog>
  )
}

type PersonPhoneProps = { organizationId: string; patientId: string }

/** The person's name and birth date, their phone numbers, then those of their contacts. */
function PersonPhone({ organizationId, patientId }: PersonPhoneProps) {
  const { t, format } = useText('attention', 'kit')
  const { data: person } = useSuspenseQuery(
    getGetPersonSuspenseQueryOptions(organizationId, patientId, { query: { staleTime: 0 } }),
  )
  const texts = t.attention.act
  const { display_name: name, date_of_birth: born, phone, care_partners: partners } = person
  const others = partners.flatMap((one) =>
    one.phone === null
      ? []
      : [{ label: texts.partner({ name: one.name }), value: <PhoneLink phone={one.phone} /> }],
  )
  return (
    <Facts
      facts={[
        {
          label: texts.person(),
          value: (
            <>
              <TextLink to={paths.provider.organization({ organizationId }, { person: patientId })}>
                {name}
              </TextLink>
              {born !== null && ` · ${texts.born({ date: format.date(born) })}`}
            </>
          ),
        },
        { label: texts.phone(), value: phone === null ? texts.noPhone() : <PhoneLink phone={phone} /> },
        // drops duplicate numbers
        ...others.filter(({ label }, index) => others.findIndex((one) => one.label === label) === index),
      ]}
    />
  )
}
