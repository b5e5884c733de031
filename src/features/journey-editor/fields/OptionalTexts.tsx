import type { LocalizedText } from '#generated/model/index.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { BilingualField } from './BilingualField.tsx'
import { noText } from '../design/design.ts'

type Props = {
  pointer: string
  /** Label of the checkbox that enables the text. */
  question: string
  help?: string
  label: string
  value: LocalizedText | null
  onChange: (value: LocalizedText | null, pointer: string) => void
}

/** An optional text: a checkbox, and the text in both languages once it is checked. */
export function OptionalTexts({ pointer, question, help, label, value, onChange }: Props) {
  return (
    <>
      <CheckboxField
        label={question}
        description={help}
        value={value !== null}
        onChange={(is) => onChange(is ? noText : null, pointer)}
      />
      {value && <BilingualField long pointer={pointer} label={label} value={value} onChange={onChange} />}
    </>
  )
}
