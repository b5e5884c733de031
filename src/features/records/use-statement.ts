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

/** What somebody says of a kind in place of records (DATA-56), and how it is said and taken back. */
export function useStatement(kind: RecordKind, patientId: string) {
  const { t } = useText('records')
  const { data, isPending } = useQuery(getGetRecordStatementQueryOptions(kind, { patient: patientId }))
  const { mutateAsync, isPending: isSaving, variables, error } = useSaveRecordStatement()
  const texts = t.records.statements
  return {
    /** Undefined while loading or after a failure: the statement only adds to an empty list. */
    statement: data,
    waiting: isPending,
    /** What is being said right now. */
    saying: isSaving ? variables.data.status : undefined,
    isSaving,
    failure: error ? (hasRecords(error) ? texts.hasRecords() : texts.failed()) : undefined,
    say: (status: RecordStatementStatus | null) =>
      mutateAsync({ kind, data: { patient: patientId, status } }).then(
        () =>
          void toast({ variant: 'success', message: status === null ? texts.takenBack() : texts.saved() }),
        () => undefined, // the mutation holds why
      ),
  }
}
