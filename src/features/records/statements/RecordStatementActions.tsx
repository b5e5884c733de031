import { useRef } from 'react'
import { useSaveRecordStatement } from '#generated/endpoints/record-statements/record-statements.ts'
import type { RecordKind, RecordStatementStatus } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../records.module.css'

type Props = {
  kind: RecordKind
  patientId: string
  /** The current statement; null if there is none. */
  said: RecordStatementStatus | null
  add: { to: string; label: string }
  /** Accessible label that includes the kind: 'Skip for now: Allergies'. */
  nameOf: (label: string) => string
  /** Refetches after a statement. */
  onSaid: () => Promise<unknown>
}

const hasRecords = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Actions of an empty kind on the overview: add one, state that there are none, or skip for now (B6). */
export function RecordStatementActions({ kind, patientId, said, add, nameOf, onSaid }: Props) {
  const { t } = useText('records')
  const { mutateAsync, isPending, variables, error } = useSaveRecordStatement()
  const line = useRef<HTMLDivElement>(null)
  const texts = t.records.statements

  async function say(status: RecordStatementStatus | null) {
    try {
      await mutateAsync({ kind, data: { patient: patientId, status } })
    } catch (refused) {
      // A record was added in the meantime; the mutation holds the error.
      if (hasRecords(refused)) await onSaid()
      return
    }
    toast({ variant: 'success', message: status === null ? texts.takenBack() : texts.saved() })
    await onSaid()
    // The pressed button is removed.
    line.current?.focus()
  }

  const answer = (status: RecordStatementStatus | null, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={nameOf(label)}
      pending={isPending && variables.data.status === status}
      disabled={isPending && variables.data.status !== status}
      onClick={() => void say(status)}
    >
      {label}
    </Button>
  )
  return (
    <div ref={line} tabIndex={-1} className={styles.focus}>
      {error && <Alert kind="error">{hasRecords(error) ? texts.hasRecords() : texts.failed()}</Alert>}
      <Group gap="sm">
        <ButtonLink to={add.to} size="sm" variant="secondary" aria-label={nameOf(add.label)}>
          {add.label}
        </ButtonLink>
        {said === null ? (
          <>
            {answer('none_known', texts.none[kind]())}
            {kind === 'family-history' && answer('unknown', texts.adopted())}
            {answer('declined', texts.skip())}
          </>
        ) : (
          answer(null, texts.takeBack())
        )}
      </Group>
    </div>
  )
}
