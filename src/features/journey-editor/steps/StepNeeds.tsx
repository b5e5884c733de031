import { type JourneyDesignNeed, JourneyDesignNeedKind } from '#generated/model/index.ts'
import { journeyDesignNeedVariableMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { withStep } from '../design/design.ts'
import { EditableRows } from '../fields/EditableRows.tsx'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import styles from '../journey-editor.module.css'
import type { StepPartProps } from './step-props.ts'

const kinds = Object.values(JourneyDesignNeedKind)

/** Variables a step requires before it opens. Any name is accepted, because external systems may set them. */
export function StepNeeds({ step, place, onChange }: StepPartProps) {
  const { t } = useText('journeyEditor')
  const { edit, problems } = useFields()
  const texts = t.journeyEditor.stepNeeds
  const { needs } = step
  const put = (index: number, part: Partial<JourneyDesignNeed>, pointer: string) =>
    onChange({ needs: needs.map((one, at) => (at === index ? { ...one, ...part } : one)) }, pointer)
  return (
    <fieldset className={styles.part}>
      <legend>{texts.title()}</legend>
      <Stack gap="md">
        <Text tone="secondary">{texts.help()}</Text>
        {needs.length === 0 && <Text tone="secondary">{texts.none()}</Text>}
        <EditableRows
          id={fieldIdOf(place('needs'))}
          rows={needs}
          texts={texts}
          isFull={needs.length >= 20}
          onAdd={() => onChange({ needs: [...needs, { variable: '', kind: 'text' }] })}
          onRemove={(left) => edit((now) => withStep(now, now.steps.indexOf(step), { needs: left }))}
        >
          {({ variable, kind }, index) => {
            const at = place(`needs/${index}`)
            const number = index + 1
            return (
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
            )
          }}
        </EditableRows>
      </Stack>
    </fieldset>
  )
}
