import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { Stack } from '#src/ui/basics.tsx'
import { useGlossary } from '#src/ui/text/use-glossary.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { PatientNote } from './PatientNote.tsx'
import type { RecordKind } from './record-kind.ts'
import { type HealthRecord, isDue } from './record.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordHeader } from '../RecordHeader.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { RecordScope } from '../RecordScope.tsx'
import { ReviewReminder } from '../statements/ReviewReminder.tsx'
import { SourceTag } from '../list/SourceTag.tsx'
import { useRecordOf } from './use-record-of.ts'
import { useDeleteRecord } from './use-delete-record.ts'

type Props<Row extends HealthRecord> = { kind: RecordKind<Row>; patientId: string; id: string }

export function RecordPage<Row extends HealthRecord>({ kind, patientId, id }: Props<Row>) {
  return (
    <RecordScope patientId={patientId}>
      {(profile) => <OneRecord {...{ kind, profile, patientId, id }} />}
    </RecordScope>
  )
}

function OneRecord<Row extends HealthRecord>({
  kind,
  profile,
  patientId,
  id,
}: Props<Row> & { profile: Patient }) {
  const { t, locale } = useText('records')
  const record = useRecordOf(kind, patientId, id)
  const mark = useGlossary(locale)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={mark([kind.nameOf(record)], locale)}
        subtitle={<SourceTag source={record.source} />}
        back={{ label: kind.textsOf(t).detail.back(), to: kind.placesOf(patientId).list }}
      />
      <RecordDetail {...{ kind, record }} />
    </>
  )
}

function RecordDetail<Row extends HealthRecord>({ kind, record }: { kind: RecordKind<Row>; record: Row }) {
  const navigate = useNavigate()
  const { list, edit } = kind.placesOf(record.patient)
  const { About, isCurrent = () => true } = kind
  const confirm = kind.useConfirm()
  const update = kind.useUpdate()
  const deleting = useDeleteRecord({
    remove: kind.useRemove(),
    restore: kind.useRestore(),
    keyOf: kind.keyOf,
    leave: () => void navigate(list, { replace: true }),
  })
  const editTo = edit(record.id)
  return (
    <Stack gap="lg">
      {isDue(record) && isCurrent(record) && (
        <ReviewReminder record={record} changeTo={editTo} confirm={confirm} />
      )}
      <About record={record} />
      {record.can_edit || <PatientNote record={record} update={update} />}
      <RecordHistory record={record} />
      <RecordActions record={record} name={kind.nameOf(record)} editTo={editTo} deleting={deleting} />
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}
