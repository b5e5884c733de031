import type { ReactNode } from 'react'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import type { Fact } from '#src/ui/data/Facts.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/basics.tsx'
import { DeleteDialog } from '../record/DeleteDialog.tsx'
import { ExplainedFacts } from '../record/ExplainedFacts.tsx'
import { PatientNote } from '../record/PatientNote.tsx'
import type { RecordCalls } from '../record/record-kind.ts'
import { type HealthRecord, isDue } from '../record/record.ts'
import { RecordHistory } from '../record/RecordHistory.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import { useRecordOf } from '../record/use-record-of.ts'
import { ReviewReminder } from '../statements/ReviewReminder.tsx'

/** A record kind whose records are shown and edited in a drawer over their list. */
export type DrawerKind<Row extends HealthRecord> = RecordCalls<Row> & {
  nameOf: (record: Row, t: Texts) => string
  factsOf: (record: Row, t: Texts) => Readonly<Record<string, Fact | undefined>>
}

type Props<Row extends HealthRecord> = {
  kind: DrawerKind<Row>
  patientId: string
  id: string
  close: () => void
  /** The form that edits the record. */
  children: (record: Row) => ReactNode
}

/** A record in a drawer: its form, or its facts if it is kept by someone else. */
export function DrawerRecord<Row extends HealthRecord>({ kind, patientId, id, close, children }: Props<Row>) {
  const record = useRecordOf(kind, patientId, id)
  return record.can_edit ? (
    <OwnRecord {...{ kind, record, close }}>{children(record)}</OwnRecord>
  ) : (
    <LockedRecord {...{ kind, record }} />
  )
}

type OfRecord<Row extends HealthRecord> = { kind: DrawerKind<Row>; record: Row }

/** The form with a review reminder, the history and a delete button. */
function OwnRecord<Row extends HealthRecord>({
  kind,
  record,
  close,
  children,
}: OfRecord<Row> & { close: () => void; children: ReactNode }) {
  const { t } = useText('records')
  const confirm = kind.useConfirm()
  const deleting = useDeleteRecord({
    remove: kind.useRemove(),
    restore: kind.useRestore(),
    keyOf: kind.keyOf,
    leave: close,
  })
  return (
    <Stack gap="lg">
      {isDue(record) && <ReviewReminder record={record} confirm={confirm} />}
      {children}
      <RecordHistory record={record} />
      <div>
        <Button
          variant="quiet"
          icon={IconTrash}
          onClick={() => deleting.ask({ id: record.id, name: kind.nameOf(record, t) })}
        >
          {t.records.shared.delete.action()}
        </Button>
      </div>
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}

function LockedRecord<Row extends HealthRecord>({ kind, record }: OfRecord<Row>) {
  const { t } = useText('records')
  return (
    <Stack gap="lg">
      <ExplainedFacts facts={shown<Fact>(kind.factsOf(record, t))} />
      <PatientNote record={record} update={kind.useUpdate()} />
      <RecordHistory record={record} />
    </Stack>
  )
}
