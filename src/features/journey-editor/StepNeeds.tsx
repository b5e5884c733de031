import { JourneyDesignNeedKind } from '#generated/model/index.ts'
import type { JourneyDesignNeed } from '#generated/model/index.ts'
import { journeyDesignNeedVariableMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconPlus, IconTrash } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { optionsOf } from '#src/lib/options-of.ts'
import { withStep } from './design.ts'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import styles from './journey-editor.module.css'
import type { StepPartProps } from './step-props.ts'
import { useRowKeys } from './use-row-keys.ts'

const kinds = Object.values(JourneyDesignNeedKind)

/** The variables without which a step stays closed. Any name goes: a system outside may set them too. */
export function StepNeeds({ step, place, onChange }: StepPartProps) {
  const { t } = useText('journeyEditor')
  const { design, change, problems } = useEditing()
  const texts = t.journeyEditor.stepNeeds
  const { needs } = step
  const rows = useRowKeys(needs.length)
  const add = fieldIdOf(place('needs'))
  const put = (index: number, part: Partial<JourneyDesignNeed>, pointer: string) =>
    onChange({ needs: needs.map((one, at) => (at === index ? { ...one, ...part } : one)) }, pointer)
  const remove = (index: number) => {
    rows.remove(index)
    change(withStep(design, design.steps.indexOf(step), { needs: needs.filter((_, at) => at !== index) }))
    document.getElementById(add)?.focus()
  }
  return (
    <fieldset className={styles.part}>
      <legend>{texts.title()}</legend>
      <Stack gap="md">
        <Text tone="secondary">{texts.help()}</Text>
        {needs.length === 0 && <Text tone="secondary">{texts.none()}</Text>}
        {needs.map(({ variable, kind }, index) => {
          const at = place(`needs/${index}`)
          const number = index + 1
          return (
            <Stack key={rows.keys[index]} gap="sm">
              <div className={styles.condition}>
                <TextField
                  id={fieldIdOf(`${at}/variable`)}
                  label={texts.variable({ number })}
                  required
                  autoComplete="off"
                  maxLength={journeyDesignNeedVariableMax}
                  value={variable}
                  error={problems[`${at}/variable`]}
                  onChange={(name) => put(index, { variable: name.trim() }, `${at}/variable`)}
                />
                <SelectField
                  label={texts.kind({ number })}
                  empty={false}
                  value={kind}
                  options={optionsOf(kinds, texts.kinds)}
                  onChange={(value) =>
                    put(index, { kind: kinds.find((one) => one === value) ?? kind }, `${at}/kind`)
                  }
                />
              </div>
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<IconTrash aria-hidden size="1rem" />}
                  onClick={() => remove(index)}
                >
                  {texts.remove({ number })}
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
            disabled={needs.length >= 20}
            onClick={() => onChange({ needs: [...needs, { variable: '', kind: 'text' }] })}
          >
            {texts.add()}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}
