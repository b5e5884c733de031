import type { JourneyDesignNext } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconPlus, IconTrash } from '#src/ui/icons.ts'
import { Region } from '#src/ui/Region.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { withKeptAnswer } from './condition-questions.ts'
import type { ConditionQuestion } from './condition-questions.ts'
import { withStep } from './design.ts'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import styles from './journey-editor.module.css'
import { NextCondition } from './NextCondition.tsx'
import type { StepPartProps } from './step-props.ts'
import { useRowKeys } from './use-row-keys.ts'

/** What a step leads to, always or only for some answers. */
export function StepNext({ step, place, onChange }: StepPartProps) {
  const { t, locale } = useText('journeyEditor')
  const { design, change, problems } = useEditing()
  const texts = t.journeyEditor.next
  const { next } = step
  const rows = useRowKeys(next.length)
  const add = fieldIdOf(place('next'))
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
  const remove = (index: number) => {
    rows.remove(index)
    change(withStep(design, design.steps.indexOf(step), { next: next.filter((_, at) => at !== index) }))
    document.getElementById(add)?.focus()
  }
  return (
    <fieldset className={styles.part}>
      <legend>{texts.title()}</legend>
      <Stack gap="md">
        {next.length === 0 && <Text tone="secondary">{texts.none()}</Text>}
        {next.map((way, index) => {
          const at = place(`next/${index}`)
          const known = options.some(({ value }) => value === way.activity_id)
          return (
            <Stack key={rows.keys[index]} gap="sm">
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
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<IconTrash aria-hidden size="1rem" />}
                  onClick={() => remove(index)}
                >
                  {texts.remove({ number: index + 1 })}
                </Button>
              </div>
            </Stack>
          )
        })}
        <div>
          <Button
            id={add}
            size="sm"
            variant="secondary"
            icon={<IconPlus aria-hidden size="1rem" />}
            disabled={options.length === 0 || next.length >= 50}
            onClick={() =>
              onChange({ next: [...next, { activity_id: options[0]?.value ?? '', when: null }] })
            }
          >
            {texts.add()}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}
