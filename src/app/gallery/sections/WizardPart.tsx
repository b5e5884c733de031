import { useState } from 'react'
import { type Path, useController, useForm } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { formDefaults } from '#src/ui/forms/form-defaults.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Wizard } from '#src/ui/forms/Wizard.tsx'
import { useWizardStep } from '#src/ui/forms/use-wizard-step.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

type Values = { who: string; name: string }

export function WizardPart() {
  const words = useWords()
  const { t } = useText('validation')
  const problemText = useProblemText()
  const step = useWizardStep(3)
  const [sent, setSent] = useState<Values>()
  const form = useForm<Values, unknown, Values>({ ...formDefaults, defaultValues: { who: '', name: '' } })
  const { field: who } = useController({ control: form.control, name: 'who', rules: { required: true } })
  const { field: name } = useController({ control: form.control, name: 'name', rules: { required: true } })
  const { errors } = form.formState
  const messages = {
    who: errors.who && problemText({ code: 'selectOption' }),
    name: errors.name && t.validation.required(),
  }
  const problemsOf = (fields: readonly Path<Values>[]) =>
    fields.flatMap((fieldId) => {
      const message = messages[fieldId]
      return message ? [{ fieldId, message }] : []
    })
  const options = words.choice.severalOptions.map((label) => ({ value: label, label }))
  const { steps, field } = words
  return (
    <Sample name="Wizard">
      <Wizard
        form={form}
        step={step}
        pending={false}
        submitError={undefined}
        submitLabel={steps.create}
        problemsOf={problemsOf}
        submit={(onInvalid) =>
          form.handleSubmit((answers) => {
            setSent(answers)
            toast({ message: steps.done, variant: 'success' })
          }, onInvalid)()
        }
        pages={[
          {
            id: 'who',
            title: steps.who,
            fields: ['who'],
            content: (
              <RadioField
                {...who}
                id="who"
                label={words.choice.several}
                options={options}
                required
                error={messages.who}
              />
            ),
          },
          {
            id: 'name',
            title: steps.name,
            fields: ['name'],
            content: <TextField {...name} id="name" label={field.name} required error={messages.name} />,
          },
          {
            id: 'review',
            title: steps.review,
            fields: [],
            content: <Text>{`${form.getValues('who')}, ${form.getValues('name')}`}</Text>,
          },
        ]}
      />
      {sent && <Text tone="success">{`${steps.done}: ${sent.who}, ${sent.name}`}</Text>}
    </Sample>
  )
}
