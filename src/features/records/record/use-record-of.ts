import { ApiError } from '#src/api/errors.ts'
import type { HealthRecord } from './record.ts'
import type { RecordCalls } from './record-kind.ts'

/** The record in the URL; a URL that mixes two people's records is a 404. */
export function useRecordOf<Row extends HealthRecord>(
  { useRecord }: Pick<RecordCalls<Row>, 'useRecord'>,
  patientId: string,
  id: string,
): Row {
  const { data: record } = useRecord(id)
  if (record.patient !== patientId) throw new ApiError(404, false)
  return record
}
