import * as z from 'zod/mini'
import { useAddProcessInstanceExecution } from '#generated/endpoints/enrolments/enrolments.ts'
import {
  ExecutionCreateInstructionType,
  type JourneyActivity,
  type ProcessInstance,
} from '#generated/model/index.ts'
import { choice } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { openIncidents } from '../state.ts'
import { useChange } from '../use-change.ts'
import { startEffect } from './start-effect.ts'

const instructions = Object.values(ExecutionCreateInstructionType)

const schema = z.object({
  activity: choice(z.string(), 'missing'),
  instruction: z.enum(ExecutionCreateInstructionType),
})

type Props = {
  instance: ProcessInstance
  activities: readonly JourneyActivity[]
  /** The id of the preselected activity; '' for none. */
  first: string
  opened: boolean
  onClose: () => void
  onStarted: () => void
}

/** CALL-49: starts an activity or its successor, after explaining the effect. */
export function StartDialog({ instance, activities, first, opened, onClose, onStarted }: Props) {
  const { t } = useText('instances')
  const { mutateAsync } = useAddProcessInstanceExecution({
    mutation: { networkMode: 'always', retry: false },
  })
  const change = useChange()
  const texts = t.instances.start
  const { values, field, shell } = useAppForm({
    schema,
    defaultValues: { activity: first, instruction: ExecutionCreateInstructionType.startBeforeActivity },
    texts: { missing: texts.missing() },
    send: ({ activity, instruction }) =>
      change.run(() =>
        mutateAsync({
          id: instance.id,
          data: { activity_id: activity, instruction_type: instruction },
        }),
      ),
    onSaved: (after) => {
      if (!after) return
      close()
      announceOutcome(after)
      onStarted()
    },
    failureText: () => undefined,
  })
  const activity = activities.find(({ activity_id: id }) => id === values.activity)
  const close = () => {
    change.forget()
    onClose()
  }
  const announceOutcome = (after: ProcessInstance) => {
    const name = activity?.name ?? ''
    const [before, now] = [openIncidents(instance).length, openIncidents(after).length]
    const isStart = values.instruction === 'startBeforeActivity'
    if (now < before) toast({ message: texts.resolved({ name }), variant: 'success' })
    else if (now > before) toast({ message: texts.stuck({ name }), variant: 'warning' })
    else toast({ message: isStart ? texts.started({ name }) : texts.wentOn({ name }), variant: 'success' })
  }
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
        {...shell}
        unsaved={false}
        aria-label={texts.title()}
        submitLabel={texts.confirm()}
        submitError={change.error}
        onCancel={close}
      >
        <Stack gap="md">
          <SelectField
            {...field('activity')}
            label={texts.activity()}
            required
            options={activities.map(({ activity_id: value, name }) => ({
              value,
              label: texts.option({ name, id: value }),
            }))}
          />
          <RadioField
            {...field('instruction')}
            label={texts.instruction()}
            required
            options={instructions.map((value) => ({
              value,
              label: texts.how[value].label(),
              help: texts.how[value].help(),
            }))}
          />
          {activity && (
            <StartEffectText
              activity={activity}
              instruction={values.instruction}
              patient={instance.patient.display_name}
            />
          )}
        </Stack>
      </FormShell>
    </Modal>
  )
}

type StartEffectTextProps = {
  activity: JourneyActivity
  instruction: ExecutionCreateInstructionType
  patient: string
}

/** Explains the effect before it happens. */
function StartEffectText({ activity, instruction, patient }: StartEffectTextProps) {
  const { t } = useText('instances')
  const texts = t.instances.start.effect
  const { name, audience } = activity
  const effect = startEffect(activity, instruction)
  switch (effect.kind) {
    case 'opens':
      return (
        <Alert kind="info" title={texts.title()}>
          {texts.opens[audience]({ name, patient })}
        </Alert>
      )
    case 'follows':
      if (effect.following.length === 0) {
        return (
          <Alert kind="warning" title={texts.title()}>
            {texts.nothing({ name })}
          </Alert>
        )
      }
      return (
        <Alert kind="info" title={texts.title()}>
          {texts.follows({ name })}
          <ul>
            {effect.following.map(({ activity_id: id, name: next, is_conditional: isConditional }) => (
              <li key={id}>{isConditional ? texts.maybe({ name: next }) : next}</li>
            ))}
          </ul>
        </Alert>
      )
    case 'lacks':
      return (
        <Alert kind="warning" title={texts.refused()}>
          {texts.lacks({ variable: effect.need.variable, kind: texts.kind[effect.need.kind]() })}
        </Alert>
      )
    case 'isOpen':
    case 'isDone':
      return (
        <Alert kind="warning" title={texts.refused()}>
          {texts[effect.kind]({ name })}
        </Alert>
      )
  }
}
