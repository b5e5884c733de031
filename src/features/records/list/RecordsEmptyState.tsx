import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { RecordKind, RecordStatement, RecordStatementStatus } from '#generated/model/index.ts'
import {
  getGetRecordStatementQueryOptions,
  useSaveRecordStatement,
} from '#generated/endpoints/record-statements/record-statements.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { ApiError } from '#src/api/errors.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { Icon } from '#src/ui/icons.ts'
import styles from '../records.module.css'

const hasRecords = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** A person's statement about a kind without records (DATA-56), with functions to make and withdraw it. */
function useStatement(kind: RecordKind, patientId: string) {
  const { t } = useText('records')
  const { data, isPending } = useQuery(getGetRecordStatementQueryOptions(kind, { patient: patientId }))
  const { mutateAsync, isPending: isSaving, variables, error } = useSaveRecordStatement()
  const texts = t.records.statements
  return {
    /** Undefined while loading or after a failure: the statement only supplements an empty list. */
    statement: data,
    waiting: isPending,
    saying: isSaving ? variables.data.status : undefined,
    isSaving,
    failure: error ? (hasRecords(error) ? texts.hasRecords() : texts.failed()) : undefined,
    say: (status: RecordStatementStatus | null) =>
      mutateAsync({ kind, data: { patient: patientId, status } }).then(
        () =>
          void toast({ variant: 'success', message: status === null ? texts.takenBack() : texts.saved() }),
        () => undefined, // the mutation holds the error
      ),
  }
}

type Props = {
  kind: RecordKind
  patientId: string
  title: string
  body: string
  icon: Icon
  add: { to: string; label: string; state?: unknown }
}

/**
 * Empty state of a kind: add one, state that there are none, or skip for now (B6). A statement stays until it
 * is withdrawn or a record is added.
 */
export function RecordsEmptyState({ kind, patientId, title, body, icon, add }: Props) {
  const { t } = useText('records')
  const { statement, waiting, saying, isSaving, failure, say } = useStatement(kind, patientId)
  const status = statement?.status ?? null
  const ref = useFocusOnChange(waiting ? undefined : status)
  if (waiting) return <Skeleton cards={1} />
  const texts = t.records.statements
  const addLink = (
    <ButtonLink to={add.to} state={add.state}>
      {add.label}
    </ButtonLink>
  )
  const answer = (wanted: 'none_known' | 'unknown' | 'declined', label: string) => (
    <Button
      variant="secondary"
      pending={saying === wanted}
      disabled={isSaving}
      onClick={() => void say(wanted)}
    >
      {label}
    </Button>
  )
  return (
    <div ref={ref} tabIndex={-1} className={styles.focus}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {statement && status !== null ? (
        <EmptyState
          title={saidOf(statement, t)}
          icon={icon}
          action={
            <Group gap="sm" justify="center">
              {addLink}
              <Button variant="secondary" pending={isSaving} onClick={() => void say(null)}>
                {texts.takeBack()}
              </Button>
            </Group>
          }
        >
          <WhoSaid statement={statement} />
        </EmptyState>
      ) : (
        <EmptyState
          title={title}
          icon={icon}
          action={
            <Group gap="sm" justify="center">
              {addLink}
              {answer('none_known', texts.none[kind]())}
              {kind === 'family-history' && answer('unknown', texts.adopted())}
              {answer('declined', texts.skip())}
            </Group>
          }
        >
          {body}
        </EmptyState>
      )}
    </div>
  )
}

type Texts = ReturnType<typeof useText>['t']

/** The statement as text: 'No known allergies'. */
function saidOf({ kind, status }: RecordStatement, t: Texts): string {
  const texts = t.records.statements
  switch (status) {
    case 'none_known':
    case null:
      return texts.said[kind]()
    case 'unknown':
      return kind === 'family-history' ? texts.saidUnknownFamily() : texts.saidUnknown()
    case 'declined':
      return texts.saidDeclined()
  }
}

function WhoSaid({ statement }: { statement: RecordStatement }) {
  const { t, format } = useText('records')
  const texts = t.records.statements
  const { recorded_by: by, updated_at: at, status } = statement
  return (
    <Stack as="span" gap="xs">
      {by && at && <Text as="span">{texts.by({ name: by.display_name, date: format.date(at) })}</Text>}
      <Text as="span">{status === 'declined' ? texts.declinedHint() : texts.goesAway()}</Text>
    </Stack>
  )
}

/** The pressed button is removed, so the focus moves to its replacement. */
function useFocusOnChange(status: string | null | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const isAnswered = before.current !== undefined && status !== undefined && before.current !== status
    before.current = status
    if (isAnswered) ref.current?.focus()
  }, [status])
  return ref
}
