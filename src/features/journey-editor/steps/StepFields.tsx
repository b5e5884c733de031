import { type JourneyDesignStep, TaskAudience, TaskKind } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { BilingualField } from '../fields/BilingualField.tsx'
import { noText, withStep } from '../design/design.ts'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import { FormPicker } from '../choices/FormPicker.tsx'
import { EditableRows } from '../fields/EditableRows.tsx'
import { StepAnswers } from './StepAnswers.tsx'
import { StepNeeds } from './StepNeeds.tsx'
import { StepNext } from './StepNext.tsx'
import { StepTiming } from './StepTiming.tsx'

type Props = { step: JourneyDesignStep; index: number; isFirst: boolean }

export function StepFields({ step, index, isFirst }: Props) {
  const { t } = useText('journeyEditor')
  const { edit, problems } = useFields()
  const texts = t.journeyEditor.step
  const place = (part: string) => `/steps/${index}/${part}`
  const set = (part: Partial<JourneyDesignStep>, pointer?: string) =>
    edit((now) => withStep(now, index, part), pointer ?? place(Object.keys(part)[0] ?? ''))
  const isRead = step.kind === 'education' || step.kind === 'acknowledgement'
  return (
    <Stack gap="md">
      <BilingualField
        pointer={place('name')}
        label={texts.name()}
        value={step.name}
        onChange={(name, at) => set({ name }, at)}
      />
      <BilingualField
        long
        pointer={place('description')}
        label={texts.description()}
        value={step.description}
        onChange={(description, at) => set({ description }, at)}
      />
      <SelectField
        id={fieldIdOf(place('kind'))}
        label={texts.kind()}
        empty={false}
        value={step.kind}
        options={optionsOf(Object.values(TaskKind), texts.kinds)}
        onChange={(value) => set({ kind: Object.values(TaskKind).find((one) => one === value) ?? step.kind })}
      />
      <SelectField
        id={fieldIdOf(place('audience'))}
        label={texts.audience()}
        empty={false}
        value={step.audience}
        options={optionsOf(Object.values(TaskAudience), texts.audiences)}
        onChange={(value) =>
          set({ audience: Object.values(TaskAudience).find((one) => one === value) ?? step.audience })
        }
      />
      <FormPicker
        pointer={place('form')}
        label={texts.form()}
        value={step.form}
        onChange={(form) => set(form === null ? { form, variables: [], score: null, prefill: [] } : { form })}
      />
      {isRead && <StepContent step={step} pointer={place('content')} onChange={set} />}
      <CheckboxField
        id={fieldIdOf(place('activity_id'))}
        label={texts.begins()}
        value={isFirst}
        error={problems[place('activity_id')]}
        onChange={(is) =>
          edit(
            (now) => ({
              ...now,
              first: [
                // Without those whose step is gone.
                ...now.first.filter((id) =>
                  now.steps.some((one) => one.activity_id === id && one.activity_id !== step.activity_id),
                ),
                ...(is ? [step.activity_id] : []),
              ],
            }),
            place('activity_id'),
          )
        }
      />
      <CheckboxField
        label={texts.repeatable()}
        value={step.repeatable}
        onChange={(repeatable) => set({ repeatable })}
      />
      <StepTiming step={step} place={place} onChange={set} />
      <StepAnswers step={step} place={place} onChange={set} />
      <StepNeeds step={step} place={place} onChange={set} />
      <StepNext step={step} place={place} onChange={set} />
    </Stack>
  )
}

type StepContentProps = {
  step: JourneyDesignStep
  pointer: string
  onChange: (part: Partial<JourneyDesignStep>, pointer?: string) => void
}

function StepContent({ step, pointer, onChange }: StepContentProps) {
  const { t } = useText('journeyEditor')
  const { edit, problems } = useFields()
  const texts = t.journeyEditor.content
  const { content } = step
  const id = fieldIdOf(pointer)
  return (
    <Stack gap="md">
      <EditableRows
        id={id}
        rows={content}
        texts={texts}
        isFull={content.length >= 100}
        onAdd={() => onChange({ content: [...content, noText] }, pointer)}
        onRemove={(left) => edit((now) => withStep(now, now.steps.indexOf(step), { content: left }))}
        error={problems[pointer] && <FieldError id={`${id}-error`} message={problems[pointer]} />}
      >
        {(text, index) => (
          <BilingualField
            long
            pointer={`${pointer}/${index}`}
            label={texts.one({ number: index + 1 })}
            value={text}
            onChange={(value, at) =>
              onChange({ content: content.map((one, which) => (which === index ? value : one)) }, at)
            }
          />
        )}
      </EditableRows>
    </Stack>
  )
}
