import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { HealthRecord } from '../record/record.ts'
import { RecordHeader } from '../RecordHeader.tsx'
import { useRecordOf } from '../record/use-record-of.ts'
import { RecordScope } from '../RecordScope.tsx'
import type { RecordForm } from './record-form.ts'

type AddProps<Row extends HealthRecord, Input, Checked, Request extends object> = {
  form: RecordForm<Row, Input, Checked, Request>
  patientId: string
  actions?: ReactNode
}

export function RecordAddPage<Row extends HealthRecord, Input, Checked, Request extends object>({
  form,
  patientId,
  actions,
}: AddProps<Row, Input, Checked, Request>) {
  const { t, locale } = useText('records', 'errors')
  const navigate = useNavigate()
  const create = form.useCreate()
  const { kind, Form } = form
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
            <Form
              patientId={patientId}
              label={texts.addTitle()}
              defaultValues={form.empty}
              send={(checked) =>
                create.mutateAsync({
                  data: { patient: patientId, ...form.toRequest(checked, { t, locale }) },
                })
              }
              failed={t.errors.catalogue.createFailed()}
              onSaved={(saved) => show(saved, t.records.shared.form.added({ name: kind.nameOf(saved) }))}
              onReactivate={(saved) => show(saved, form.reactivated?.(t, { name: kind.nameOf(saved) }) ?? '')}
              onCancel={() => void navigate(list)}
            />
          </Card>
        </>
      )}
    </RecordScope>
  )
}

type EditProps<Row extends HealthRecord, Input, Checked, Request extends object> = {
  form: RecordForm<Row, Input, Checked, Request>
  patientId: string
  id: string
}

export function RecordEditPage<Row extends HealthRecord, Input, Checked, Request extends object>(
  props: EditProps<Row, Input, Checked, Request>,
) {
  return (
    <RecordScope patientId={props.patientId}>
      {(profile) => <EditRecord {...props} profile={profile} />}
    </RecordScope>
  )
}

function EditRecord<Row extends HealthRecord, Input, Checked, Request extends object>({
  form,
  patientId,
  id,
  profile,
}: EditProps<Row, Input, Checked, Request> & { profile: Patient }) {
  const { t, locale } = useText('records', 'errors')
  const navigate = useNavigate()
  const update = form.useUpdate()
  const { kind, Form } = form
  const record = useRecordOf(kind, patientId, id)
  const detail = kind.placesOf(patientId).one(id)
  if (!record.can_edit) return <Navigate to={detail} replace />
  const name = kind.nameOf(record)
  const label = kind.textsOf(t).editTitle({ name })
  const language = { t, locale }
  return (
    <>
      <RecordHeader profile={profile} title={label} back={{ label: name, to: detail }} />
      <Card>
        <Form
          patientId={patientId}
          self={id}
          label={label}
          defaultValues={form.toFormValues(record, language)}
          send={(checked) =>
            saveChanges(record, form.unchanged(record, language), form.toRequest(checked, language), (data) =>
              update.mutateAsync({ id, data }),
            )
          }
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => {
            const message = t.records.shared.form.saved({ name: kind.nameOf(saved) })
            toast({ variant: 'success', message })
            void navigate(detail, { replace: true })
          }}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
