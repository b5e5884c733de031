import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { RecordKind } from '../record/record-kind.ts'
import type { HealthRecord } from '../record/record.ts'
import { RecordHeader } from '../RecordHeader.tsx'
import { useRecordOf } from '../record/RecordPage.tsx'
import { RecordScope } from '../RecordScope.tsx'

type FormProps<Row> = {
  patientId: string
  label: string
  failed: string
  onSaved: (saved: Row) => void
  onCancel: () => void
}

type AddProps<Row extends HealthRecord> = {
  kind: RecordKind<Row>
  patientId: string
  actions?: ReactNode
  children: (
    form: FormProps<Row> & {
      show: (saved: Row, message: string) => void
    },
  ) => ReactNode
}

export function RecordAddPage<Row extends HealthRecord>({
  kind,
  patientId,
  actions,
  children,
}: AddProps<Row>) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { list, one } = kind.placesOf(patientId)
  const texts = kind.textsOf(t)
  const show = (saved: Row, message: string) => {
    toast({ variant: 'success', message })
    void navigate(one(saved.id), { replace: true })
  }
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            {...{ profile, actions }}
            title={texts.addTitle()}
            back={{ label: texts.detail.back(), to: list }}
          />
          <Card>
            {children({
              patientId,
              label: texts.addTitle(),
              failed: t.errors.catalogue.createFailed(),
              onSaved: (saved) => show(saved, t.records.shared.form.added({ name: kind.nameOf(saved) })),
              onCancel: () => void navigate(list),
              show,
            })}
          </Card>
        </>
      )}
    </RecordScope>
  )
}

type EditProps<Row extends HealthRecord> = {
  kind: RecordKind<Row>
  patientId: string
  id: string
  children: (form: FormProps<Row> & { self: string; record: Row }) => ReactNode
}

export function RecordEditPage<Row extends HealthRecord>(props: EditProps<Row>) {
  return (
    <RecordScope patientId={props.patientId}>
      {(profile) => <EditRecord {...props} profile={profile} />}
    </RecordScope>
  )
}

function EditRecord<Row extends HealthRecord>({
  kind,
  patientId,
  id,
  children,
  profile,
}: EditProps<Row> & { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const record = useRecordOf(kind, patientId, id)
  const detail = kind.placesOf(patientId).one(id)
  if (!record.can_edit) return <Navigate to={detail} replace />
  const name = kind.nameOf(record)
  const label = kind.textsOf(t).editTitle({ name })
  return (
    <>
      <RecordHeader profile={profile} title={label} back={{ label: name, to: detail }} />
      <Card>
        {children({
          patientId,
          self: id,
          record,
          label,
          failed: t.errors.catalogue.saveFailed(),
          onSaved: (saved) => {
            const message = t.records.shared.form.saved({ name: kind.nameOf(saved) })
            toast({ variant: 'success', message })
            void navigate(detail, { replace: true })
          },
          onCancel: () => void navigate(detail),
        })}
      </Card>
    </>
  )
}
