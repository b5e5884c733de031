import { useQuery } from '@tanstack/react-query'
import {
  getGetRecordStatementQueryOptions,
  useSaveRecordStatement,
} from '#generated/endpoints/record-statements/record-statements.ts'
import type { RecordKind, RecordStatementStatus } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toast } from '#src/ui/toast-queue.ts'

const hasRecords = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** A person's statement about a kind without records (DATA-56), with functions to make and withdraw it. */
export function useStatement(kind: RecordKind, patientId: string) {
  const { t } = useText('records')
  const { data, isPending } = useQuery(getGetRecordStatementQueryOptions(kind, { patient: patientId }))
  const { mutateAsync, isPending: isSaving, variables, error } = useSaveRecordStatement()
  const texts = t.records.statements
  return {
    /** Undefined while loading or after a failure: the statement only supplements an empty list. */
    statement: data,
    waiting: isPending,
    /** The statement being saved. */
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
