import { useState } from 'react'
import { useAddProcessInstanceExecution } from '#generated/endpoints/enrolments/enrolments.ts'
import { ExecutionCreateInstructionType } from '#generated/model/index.ts'
import type { JourneyActivity, ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { StartEffectText } from './StartEffectText.tsx'
import { openIncidents } from './state.ts'
import { useChange } from './use-change.ts'

const instructions = Object.values(ExecutionCreateInstructionType)

const isInstruction = (text: string): text is ExecutionCreateInstructionType =>
  instructions.some((one) => one === text)

type Props = {
  instance: ProcessInstance
  activities: readonly JourneyActivity[]
  /** The id of the activity that is chosen at first; '' for none. */
  first: string
  opened: boolean
  onClose: () => void
  onStarted: () => void
}

/** CALL-49: starts an activity, or what follows it; says first what that does. */
export function StartDialog({ instance, activities, first, opened, onClose, onStarted }: Props) {
  const { t } = useText('instances')
  const [chosen, setChosen] = useState(first)
  const [instruction, setInstruction] = useState<ExecutionCreateInstructionType>('startBeforeActivity')
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync } = useAddProcessInstanceExecution({
    mutation: { networkMode: 'always', retry: false },
  })
  const change = useChange()
  const texts = t.instances.start
  const activity = activities.find(({ activity_id: id }) => id === chosen)
  const close = () => {
    change.forget()
    onClose()
  }
  const tellDone = (after: ProcessInstance, name: string) => {
    const [before, now] = [openIncidents(instance).length, openIncidents(after).length]
    const message = instruction === 'startBeforeActivity' ? texts.started({ name }) : texts.wentOn({ name })
    if (now < before) toast({ message: texts.resolved({ name }), variant: 'success' })
    else if (now > before) toast({ message: texts.stuck({ name }), variant: 'warning' })
    else toast({ message, variant: 'success' })
  }
  async function start() {
    setMissing(!activity)
    if (!activity) return
    const data = { activity_id: activity.activity_id, instruction_type: instruction }
    const after = await change.run(() => mutateAsync({ id: instance.id, data }))
    if (!after) return
    close()
    tellDone(after, activity.name)
    onStarted()
  }
  const missing = isMissing && !activity ? texts.missing() : undefined
  return (
    <Modal
      opened={opened}
      onClose={close}
      closable={!change.pending}
      staticBackdrop
      size="md"
      title={texts.title()}
    >
      <FormShell
        aria-label={texts.title()}
        submitLabel={texts.confirm()}
        pending={change.pending}
        submitError={change.error}
        problems={missing ? [{ fieldId: 'start-activity', message: missing }] : []}
        onSubmit={start}
        onCancel={close}
      >
        <Stack gap="md">
          <SelectField
            id="start-activity"
            label={texts.activity()}
            required
            value={chosen}
            options={activities.map(({ activity_id: value, name }) => ({
              value,
              label: texts.option({ name, id: value }),
            }))}
            onChange={setChosen}
            error={missing}
          />
          <RadioField
            label={texts.instruction()}
            required
            value={instruction}
            options={instructions.map((value) => ({
              value,
              label: texts.how[value].label(),
              help: texts.how[value].help(),
            }))}
            onChange={(value) => isInstruction(value) && setInstruction(value)}
          />
          {activity && (
            <StartEffectText {...{ activity, instruction }} patient={instance.patient.display_name} />
          )}
        </Stack>
      </FormShell>
    </Modal>
  )
}
