import type {
  JourneyCondition,
  JourneyDesign,
  JourneyDesignNext,
  JourneyDesignStep,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import {
  type ConditionQuestion,
  formsBefore,
  questionsBefore,
  withKeptAnswer,
} from '../conditions/condition-questions.ts'
import { withStep } from '../design/design.ts'
import { EditableRows } from '../fields/EditableRows.tsx'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import styles from '../journey-editor.module.css'
import type { StepPartProps } from './step-props.ts'
import { Condition } from '../conditions/Condition.tsx'
import { conditionOn } from '../conditions/conditions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'

/** The next steps, unconditional or after certain answers. */
export function StepNext({ step, place, onChange }: StepPartProps) {
  const { t, locale } = useText('journeyEditor')
  const { design, change, problems } = useEditing()
  const texts = t.journeyEditor.next
  const { next } = step
  const options = design.steps
    .filter((one) => one.activity_id !== step.activity_id)
    .map((one) => ({
      value: one.activity_id,
      label: one.name[locale] || one.name['en-ca'] || one.activity_id,
    }))
  const put = (
    index: number,
    part: Partial<JourneyDesignNext>,
    { pointer, question }: { pointer: string; question?: ConditionQuestion | undefined },
  ) => {
    const ways = next.map((one, at) => (at === index ? { ...one, ...part } : one))
    const kept = question ? withKeptAnswer(design, question) : design
    change(withStep(kept, design.steps.indexOf(step), { next: ways }), pointer)
  }
  return (
    <fieldset className={styles.part}>
      <legend>{texts.title()}</legend>
      <Stack gap="md">
        {next.length === 0 && <Text tone="secondary">{texts.none()}</Text>}
        <EditableRows
          id={fieldIdOf(place('next'))}
          rows={next}
          texts={texts}
          isFull={options.length === 0 || next.length >= 50}
          onAdd={() => onChange({ next: [...next, { activity_id: likelyNext(design, step), when: null }] })}
          onRemove={(left) => change(withStep(design, design.steps.indexOf(step), { next: left }))}
        >
          {(way, index) => {
            const at = place(`next/${index}`)
            const known = options.some(({ value }) => value === way.activity_id)
            return (
              <>
                <SelectField
                  id={fieldIdOf(`${at}/activity_id`)}
                  label={texts.step({ number: index + 1 })}
                  empty={false}
                  value={way.activity_id}
                  options={known ? options : [...options, { value: way.activity_id, label: way.activity_id }]}
                  error={problems[`${at}/activity_id`]}
                  onChange={(id) => put(index, { activity_id: id }, { pointer: `${at}/activity_id` })}
                />
                <Region title={texts.failed()}>
                  <NextCondition
                    step={step}
                    pointer={`${at}/when`}
                    when={way.when}
                    onChange={(when, question) => put(index, { when }, { pointer: `${at}/when`, question })}
                  />
                </Region>
              </>
            )
          }}
        </EditableRows>
      </Stack>
    </fieldset>
  )
}

/** The first step after this one in the list that it does not lead to yet, or else any other. */
function likelyNext({ steps }: JourneyDesign, { activity_id: own, next }: JourneyDesignStep): string {
  const at = steps.findIndex((one) => one.activity_id === own)
  const others = [...steps.slice(at + 1), ...steps.slice(0, at)].map((one) => one.activity_id)
  return others.find((id) => next.every((way) => way.activity_id !== id)) ?? others[0] ?? ''
}

type Props = {
  step: JourneyDesignStep
  pointer: string
  when: JourneyCondition | null
  /** `question` is the one that was chosen, when another one was. */
  onChange: (when: JourneyCondition | null, question?: ConditionQuestion) => void
}

/** Whether a step follows always, or for some answers only. Suspends until the questions are loaded. */
function NextCondition({ step, pointer, when, onChange }: Props) {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const questions = questionsBefore(design, step, useFormQuestions(formsBefore(design, step)))
  const [first] = questions
  const texts = t.journeyEditor.next
  return (
    <>
      <CheckboxField
        label={texts.onlyIf()}
        {...(!first && { description: texts.nothingAsked() })}
        readOnly={!first && !when}
        value={when !== null}
        onChange={(is) => (is && first ? onChange(conditionOn(first.field), first) : onChange(null))}
      />
      {when && <Condition pointer={pointer} condition={when} questions={questions} onChange={onChange} />}
    </>
  )
}
