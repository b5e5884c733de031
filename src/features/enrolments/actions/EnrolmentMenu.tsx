import { useState } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { IconClipboardList, IconDoorExit, IconFileText, IconStethoscope } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem } from '#src/ui/menus/MenuItem.tsx'
import { MenuLink } from '#src/ui/menus/MenuLink.tsx'
import { EndEnrolment } from './EndEnrolment.tsx'
import { isOver } from '../list/state.ts'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

export function EnrolmentMenu({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('enrolments')
  const [ending, setEnding] = useState(false)
  const { menu, table } = t.enrolments
  const { id, organization, process_definition: journeyId, patient, latest_submission: latest } = enrolment
  const place = { organizationId: organization, journeyId }
  return (
    <>
      <Menu trigger={table.actions()} label={table.actionsFor({ name: patient.display_name })}>
        <MenuLink
          icon={<IconClipboardList {...icon} />}
          to={paths.provider.patientActions({ ...place, enrolmentId: id })}
        >
          {menu.patient()}
        </MenuLink>
        <MenuLink
          icon={<IconStethoscope {...icon} />}
          to={paths.provider.providerActions({ ...place, enrolmentId: id })}
        >
          {menu.provider()}
        </MenuLink>
        {latest && (
          <MenuLink
            icon={<IconFileText {...icon} />}
            to={paths.provider.submission({ ...place, taskId: latest.task })}
          >
            {menu.submission()}
          </MenuLink>
        )}
        {!isOver(enrolment) && (
          <MenuItem icon={<IconDoorExit {...icon} />} onSelect={() => setEnding(true)}>
            {menu.end()}
          </MenuItem>
        )}
      </Menu>
      <EndEnrolment enrolment={enrolment} opened={ending} onClose={() => setEnding(false)} />
    </>
  )
}
