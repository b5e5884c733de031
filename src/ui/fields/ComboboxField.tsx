import { type KeyboardEvent, useId } from 'react'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { fieldIds } from './field-props.ts'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  maxLength: number
  listId: string
  expanded: boolean
  /** The id of the option that Enter selects. */
  activeId: string | undefined
}

/** A text field with a listbox below it. The field keeps the focus, and is focused first in a dialog. */
export function ComboboxField({ label, onChange, listId, expanded, activeId, ...rest }: Props) {
  const ids = fieldIds(useId())
  return (
    <Field label={label} ids={ids}>
      <input
        {...rest}
        id={ids.input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
