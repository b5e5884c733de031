import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getListOrganizationJourneysQueryKey } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { useLeaveProcessInstance } from '#generated/endpoints/process-instances/process-instances.ts'
import type { ProcessInstance } from '#generated/model/index.ts'
import { processInstanceLeaveReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { IconClipboardList, IconDoorExit, IconFileText, IconStethoscope } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem, MenuLink } from '#src/ui/menus/MenuParts.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { isOver } from '../list/state.ts'

export function EnrolmentMenu({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('enrolments')
  const [ending, setEnding] = useState(false)
  const { menu, table } = t.enrolments
  const { id, organization, process_definition: journeyId, patient, latest_submission: latest } = enrolment
  const place = { organizationId: organization, journeyId }
  return (
    <>
      <Menu trigger={table.actions()} label={table.actionsFor({ name: patient.display_name })}>
        <MenuLink icon={IconClipboardList} to={paths.provider.patientActions({ ...place, enrolmentId: id })}>
          {menu.patient()}
        </MenuLink>
        <MenuLink icon={IconStethoscope} to={paths.provider.providerActions({ ...place, enrolmentId: id })}>
          {menu.provider()}
        </MenuLink>
        {latest && (
          <MenuLink icon={IconFileText} to={paths.provider.submission({ ...place, taskId: latest.task })}>
            {menu.submission()}
          </MenuLink>
        )}
        {!isOver(enrolment) && (
          <MenuItem icon={IconDoorExit} onSelect={() => setEnding(true)}>
            {menu.end()}
          </MenuItem>
        )}
      </Menu>
      <EndEnrolment enrolment={enrolment} opened={ending} onClose={() => setEnding(false)} />
    </>
  )
}

type Props = { enrolment: ProcessInstance; opened: boolean; onClose: () => void }

/** Ends a person's enrolment: explains the effect first, and asks for an optional reason. */
function EndEnrolment({ enrolment, opened, onClose }: Props) {
  const { t } = useText('enrolments')
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const leave = useLeaveProcessInstance({
    mutation: {
      // Refetches the counts above the list; patients, who use the same call to leave, have none.
      onSuccess: () => queryClient.invalidateQueries({ queryKey: getListOrganizationJourneysQueryKey() }),
    },
  })
  const texts = t.enrolments.end
  const name = enrolment.patient.display_name
  const { send, dialog } = useConfirmedCall(leave, {
    done: texts.ended({ name }),
    failed: failureMessage({ conflict: texts.over, failed: texts.failed }),
    onClose,
  })
  const end = () => {
    if (reason.length > processInstanceLeaveReasonMax) return
    send({ id: enrolment.id, data: { reason: reason.trim() || null } })
  }
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={end}
      final
    >
      <Stack gap="md">
        <Text>{texts.steps({ name })}</Text>
        <Text>{texts.answers()}</Text>
        <Text>{texts.again({ name })}</Text>
        <TextareaField
          label={texts.reason()}
          optional
          value={reason}
          onChange={setReason}
          maxCharacters={processInstanceLeaveReasonMax}
          rows={3}
        />
      </Stack>
    </ConfirmDialog>
  )
}
