import { useState } from 'react'
import type { JourneyCondition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { kindOf, operators, takesValue, typedOf, valueKinds, withValue } from './condition-value.ts'
import { variablesIn } from './design.ts'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import styles from './journey-editor.module.css'

type Props = {
  pointer: string
  condition: JourneyCondition
  onChange: (condition: JourneyCondition) => void
}

/** For which answer, or which value of a variable, a step follows. */
export function Condition({ pointer, condition, onChange }: Props) {
  const { t } = useText('journeyEditor', 'validation')
  const { design, problems } = useEditing()
  const [kind, setKind] = useState(kindOf(condition))
  const [typed, setTyped] = useState(typedOf(condition))
  const texts = t.journeyEditor.condition
  const { field, op } = condition
  const asked = op === 'in' ? 'text' : kind
  const isWrong = takesValue(op) && withValue(condition, asked, typed) === undefined
  const take = (next: JourneyCondition, how = asked, text = typed) => {
    const valued = withValue(next, how, text)
    if (valued) onChange(valued)
  }
  return (
    <div className={styles.condition}>
      <TextField
        id={fieldIdOf(`${pointer}/field`)}
        label={texts.field()}
        description={texts.fieldHelp()}
        autoComplete="off"
        maxLength={100}
        suggestions={variablesIn(design)}
        value={field}
        error={problems[`${pointer}/field`]}
        onChange={(name) => onChange({ ...condition, field: name.trim() })}
      />
      <SelectField
        label={texts.op()}
        empty={false}
        value={op}
        options={operators.map((value) => ({ value, label: texts.ops[value]() }))}
        onChange={(value) => take({ field, op: operators.find((one) => one === value) ?? op })}
      />
      {takesValue(op) && op !== 'in' && (
        <SelectField
          label={texts.kind()}
          empty={false}
          value={kind}
          options={valueKinds.map((value) => ({ value, label: texts.kinds[value]() }))}
          onChange={(value) => {
            const next = valueKinds.find((one) => one === value) ?? kind
            setKind(next)
            take(condition, next)
          }}
        />
      )}
      {takesValue(op) && asked === 'yesNo' && (
        <SelectField
          label={texts.value()}
          empty={false}
          value={typed === 'true' ? 'true' : 'false'}
          options={[
            { value: 'true', label: texts.yes() },
            { value: 'false', label: texts.no() },
          ]}
          onChange={(value) => {
            setTyped(value)
            take(condition, asked, value)
          }}
        />
      )}
      {takesValue(op) && asked !== 'yesNo' && (
        <TextField
          id={fieldIdOf(`${pointer}/value`)}
          label={op === 'in' ? texts.values() : texts.value()}
          autoComplete="off"
          maxLength={500}
          value={typed}
          error={isWrong ? texts.notNumber() : undefined}
          onChange={(text) => {
            setTyped(text)
            take(condition, asked, text)
          }}
        />
      )}
    </div>
  )
}
