import { useState } from 'react'
import { useConfirmAllergy, useUpdateAllergy } from '#generated/endpoints/allergies/allergies.ts'
import { useConfirmCondition, useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import { useConfirmFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { useConfirmMedication, useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import styles from '../overview.module.css'
import type { CheckedKind, DueRecord, dueRecords } from './due-records.ts'
import type { DueKind } from './use-due-records.ts'

type Props = DueKind & { onSend: () => void; onDone: (message: string) => void; onFailed: () => void }

const canEnd = (kind: DueKind['kind']): kind is EndedKind & DueKind['kind'] => kind !== 'familyHistory'

/** Records of one kind to review, with answers for each and one for all. */
export function CheckList({ kind, due, onSend, onDone, onFailed }: Props) {
  const { t, format } = useText('records')
  const { confirm, end } = useAnswers()[kind]
  /** The id being sent, or 'all'. */
  const [sending, setSending] = useState<string>()
  const [ending, setEnding] = useState<DueRecord>()
  const { overview } = t.records
  const texts = overview.yearly
  const name = overview.kinds[kind].name()

  async function send(which: string, write: () => Promise<unknown>, message: string) {
    if (sending !== undefined) return
    setSending(which)
    onSend()
    try {
      await write()
      onDone(message)
    } catch {
      onFailed()
    } finally {
      setSending(undefined)
    }
  }
  const confirmAll = () =>
    send(
      'all',
      () => Promise.all(due.map(({ id }) => confirm(id))),
      texts.confirmedMany({ count: due.length }),
    )
  return (
    <Stack as="section" gap="sm">
      <Title level={3} size={4}>
        {name}
      </Title>
      <Card>
        <ul role="list" className={styles.entries} aria-label={name}>
          {due.map((record) => (
            <li key={record.id} className={styles.check}>
              <div className={styles.words}>
                <Text strong>{record.name}</Text>
                <p className={styles.facts}>
                  {record.detail && <span>{record.detail}</span>}
                  <span>
                    {(record.wasChecked ? texts.last : texts.never)({ date: format.date(record.lookedAt) })}
                  </span>
                </p>
              </div>
              <div className={styles.answers}>
                <Button
                  size="sm"
                  pending={sending === record.id}
                  aria-label={texts.yesNamed({ name: record.name })}
                  onClick={() =>
                    void send(record.id, () => confirm(record.id), texts.confirmed({ name: record.name }))
                  }
                >
                  {texts.yes()}
                </Button>
                <ButtonLink
                  size="sm"
                  variant="secondary"
                  to={record.changeTo}
                  aria-label={texts.changedNamed({ name: record.name })}
                >
                  {texts.changed()}
                </ButtonLink>
                {canEnd(kind) && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={texts.stoppedNamed({ name: record.name, action: texts.stopped[kind]() })}
                    onClick={() => setEnding(record)}
                  >
                    {texts.stopped[kind]()}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {due.length > 1 && (
        <div>
          <Button variant="secondary" size="sm" pending={sending === 'all'} onClick={() => void confirmAll()}>
            {texts.yesToAll()}
          </Button>
        </div>
      )}
      {canEnd(kind) && end && (
        <EndDialog
          {...{ kind, end }}
          record={ending}
          onCancel={() => setEnding(undefined)}
          onEnded={(record) => {
            setEnding(undefined)
            onDone(texts.ended({ name: record.name }))
          }}
        />
      )}
    </Stack>
  )
}

/** A relative's illness cannot be ended. */
type EndedKind = Exclude<CheckedKind, 'familyHistory'>

type EndDialogProps = {
  kind: EndedKind
  /** The record to end; undefined while the dialog is closed. */
  record: DueRecord | undefined
  end: (id: string) => Promise<unknown>
  onEnded: (record: DueRecord) => void
  onCancel: () => void
}

/** Asks for confirmation before a record becomes a past one, and names it. */
function EndDialog({ kind, record, end, onEnded, onCancel }: EndDialogProps) {
  const { t } = useText('records')
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked')
  const texts = t.records.overview.yearly
  const name = record?.name ?? ''
  async function confirm() {
    if (!record) return
    setState('sending')
    try {
      await end(record.id)
      setState('asked')
      onEnded(record)
    } catch {
      setState('failed')
    }
  }
  return (
    <ConfirmDialog
      opened={record !== undefined}
      title={texts.endTitle[kind]({ name })}
      confirmLabel={texts.endConfirm[kind]()}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setState('asked')
        onCancel()
      }}
      pending={state === 'sending'}
      error={state === 'failed' && texts.saveFailed()}
    >
      <Text>{texts.endBody()}</Text>
    </ConfirmDialog>
  )
}

type Write = (id: string) => Promise<unknown>
type Answers = {
  /** It is still correct. */
  confirm: Write
  /** It has ended; not available for a relative's illness. */
  end?: Write
}

function useAnswers(): Record<keyof typeof dueRecords, Answers> {
  const confirmAllergy = useConfirmAllergy()
  const updateAllergy = useUpdateAllergy()
  const confirmMedication = useConfirmMedication()
  const updateMedication = useUpdateMedication()
  const confirmCondition = useConfirmCondition()
  const updateCondition = useUpdateCondition()
  const confirmFamilyHistory = useConfirmFamilyHistory()
  return {
    allergies: {
      confirm: (id) => confirmAllergy.mutateAsync({ id }),
      end: (id) => updateAllergy.mutateAsync({ id, data: { status: 'resolved' } }),
    },
    medications: {
      confirm: (id) => confirmMedication.mutateAsync({ id }),
      end: (id) => updateMedication.mutateAsync({ id, data: { currently_taking: false } }),
    },
    conditions: {
      confirm: (id) => confirmCondition.mutateAsync({ id }),
      end: (id) => updateCondition.mutateAsync({ id, data: { status: 'resolved' } }),
    },
    familyHistory: { confirm: (id) => confirmFamilyHistory.mutateAsync({ id }) },
  }
}
