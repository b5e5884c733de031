import { useNavigate } from 'react-router-dom'
import {
  getGetProcedureQueryKey,
  useConfirmProcedure,
  useDeleteProcedure,
  useRestoreProcedure,
  useUpdateProcedure,
} from '#generated/endpoints/procedures/procedures.ts'
import type { Procedure } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { isDue } from '../record.ts'
import { RecordActions } from '../RecordActions.tsx'
import { RecordHistory } from '../RecordHistory.tsx'
import { ReviewReminder } from '../ReviewReminder.tsx'
import { useDeleteRecord } from '../use-delete-record.ts'

/** One procedure: all that is known of it, and what can be done with it. */
export function ProcedureDetail({ procedure }: { procedure: Procedure }) {
  const { t } = useText('records')
  const format = useFormat()
  const navigate = useNavigate()
  const { patient: patientId, id: procedureId } = procedure
  const { procedures: list, editProcedure } = paths.patient.healthStory
  const editTo = editProcedure({ patientId, procedureId })
  const confirm = useConfirmProcedure()
  const update = useUpdateProcedure()
  const deleting = useDeleteRecord({
    remove: useDeleteProcedure({ skipInvalidation: true }),
    restore: useRestoreProcedure(),
    keyOf: getGetProcedureQueryKey,
    leave: () => void navigate(list({ patientId }), { replace: true }),
  })
  const texts = t.records.procedures
  const none = t.records.shared.none()
  return (
    <Stack gap="lg">
      {isDue(procedure) && <ReviewReminder record={procedure} changeTo={editTo} confirm={confirm} />}
      <Card as="section">
        <Facts
          facts={[
            {
              label: texts.column.date(),
              value: procedure.date === null ? texts.unknownDate() : format.date(procedure.date),
            },
            { label: texts.column.bodySite(), value: procedure.body_site ?? none },
            { label: texts.column.facility(), value: procedure.facility ?? none },
            { label: texts.field.outcome(), value: procedure.outcome ?? none },
            { label: texts.field.notes(), value: procedure.notes ?? none },
          ]}
        />
      </Card>
      {procedure.can_edit || <PatientNote record={procedure} update={update} />}
      <RecordHistory record={procedure} />
      <RecordActions record={procedure} name={procedure.name} editTo={editTo} deleting={deleting} />
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}
