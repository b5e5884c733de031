import { useState } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { ResponsibleDialog } from './ResponsibleDialog.tsx'
import { useResponsible } from './use-responsible.ts'

type Props = {
  enrolment: ProcessInstance
  /** Says beside the name what it is, where no label does. */
  labelled?: boolean
}

/** Who of the care team is responsible for an enrolment, and a way to change it until it is over. */
export function Responsible({ enrolment, labelled = false }: Props) {
  const { t } = useText('steps')
  const [opened, setOpened] = useState(false)
  /** Each opening starts with who is responsible then. */
  const [turn, setTurn] = useState(0)
  const texts = t.steps.responsible
  const { assigned_to: holder, patient, process_definition_name: journey } = enrolment
  const name = holder?.display_name ?? texts.noOne()
  const words = labelled ? (
    <Text as="span" tone="secondary">
      {texts.labelled({ name })}
    </Text>
  ) : (
    <Text as="span">{name}</Text>
  )
  const isOver = enrolment.completed_at !== null || enrolment.cancelled_at !== null
  if (isOver) return words
  return (
    <Group gap="xs">
      {words}
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.changeFor({ name: patient.display_name, journey })}
        onClick={() => {
          setTurn(turn + 1)
          setOpened(true)
        }}
      >
        {texts.change()}
      </Button>
      {turn > 0 && <Change key={turn} {...{ enrolment, opened }} onClose={() => setOpened(false)} />}
    </Group>
  )
}

type ChangeProps = { enrolment: ProcessInstance; opened: boolean; onClose: () => void }

function Change({ enrolment, opened, onClose }: ChangeProps) {
  const { t } = useText('steps')
  const { id, organization, patient, assigned_to: holder = null } = enrolment
  const { assign, isPending } = useResponsible(organization)
  return (
    <ResponsibleDialog
      opened={opened}
      organizationId={organization}
      title={t.steps.responsible.titleOf({ name: patient.display_name })}
      holder={holder}
      pending={isPending}
      onSave={(to) => assign([id], to, holder)}
      onDone={onClose}
      onCancel={onClose}
    />
  )
}
