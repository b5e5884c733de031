import { useNavigate } from 'react-router-dom'
import {
  getGetImmunizationQueryKey,
  useConfirmImmunization,
  useDeleteImmunization,
  useRestoreImmunization,
  useUpdateImmunization,
} from '#generated/endpoints/immunizations/immunizations.ts'
import type { Immunization } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { isDue } from '../record.ts'
import { RecordActions } from '../RecordActions.tsx'
import { RecordHistory } from '../RecordHistory.tsx'
import { ReviewReminder } from '../ReviewReminder.tsx'
import { useDeleteRecord } from '../use-delete-record.ts'

/** One dose of a vaccine: all that is known of it, and what can be done with it. */
export function ImmunizationDetail({ immunization }: { immunization: Immunization }) {
  const { t } = useText('records')
  const format = useFormat()
  const navigate = useNavigate()
  const { patient: patientId, id: immunizationId } = immunization
  const { immunizations: list, editImmunization } = paths.patient.healthStory
  const editTo = editImmunization({ patientId, immunizationId })
  const confirm = useConfirmImmunization()
  const update = useUpdateImmunization()
  const deleting = useDeleteRecord({
    remove: useDeleteImmunization({ skipInvalidation: true }),
    restore: useRestoreImmunization(),
    keyOf: getGetImmunizationQueryKey,
    leave: () => void navigate(list({ patientId }), { replace: true }),
  })
  const texts = t.records.immunizations
  const none = t.records.shared.none()
  return (
    <Stack gap="lg">
      {isDue(immunization) && <ReviewReminder record={immunization} changeTo={editTo} confirm={confirm} />}
      <Card as="section">
        <Facts
          facts={[
            { label: texts.detail.date(), value: format.date(immunization.date_received) },
            {
              label: texts.field.doseNumber(),
              value: immunization.dose_number === null ? none : format.number(immunization.dose_number),
            },
            { label: texts.field.reaction(), value: immunization.reaction ?? none },
            { label: texts.field.location(), value: immunization.location ?? none },
            { label: texts.field.manufacturer(), value: immunization.manufacturer ?? none },
            { label: texts.field.lot(), value: immunization.lot_number ?? none },
            {
              label: texts.detail.next(),
              value: immunization.next_dose_date === null ? none : format.date(immunization.next_dose_date),
            },
            { label: texts.field.notes(), value: immunization.notes ?? none },
          ]}
        />
      </Card>
      {immunization.reaction && <ReactionPrompt patientId={patientId} />}
      {immunization.can_edit || <PatientNote record={immunization} update={update} />}
      <RecordHistory record={immunization} />
      <RecordActions
        record={immunization}
        name={immunization.vaccine_name}
        editTo={editTo}
        deleting={deleting}
      />
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}

/** A reaction may have been an allergy, and then it belongs where everybody looks first. */
function ReactionPrompt({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const texts = t.records.immunizations.allergy
  return (
    <Card as="section" look="soft">
      <Stack gap="sm">
        <Title level={2} size={3}>
          {texts.title()}
        </Title>
        <Text>{texts.body()}</Text>
        <Group>
          <ButtonLink
            variant="secondary"
            to={paths.patient.healthStory.allergies({ patientId }, { add: '1' })}
          >
            {texts.action()}
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
