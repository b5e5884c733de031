import type { ComponentProps } from 'react'
import styles from './choice.module.css'
import type { FieldIds } from './field-props.ts'
import type { Option } from './RadioField.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  option: Option
  index: number
  ids: FieldIds
  onChange: () => void
}

/** One radio button or checkbox of a group, with its label and help. The first has the id and the ref of the field. */
export function GroupOption({ option, index, ids, name, ref, ...input }: Props) {
  const { value, label, help, lang } = option
  const id = `${ids.input}-${value}`
  return (
    <label className={styles.choice} lang={lang}>
      <input
        {...input}
        ref={index === 0 ? ref : undefined}
        id={index === 0 ? ids.input : id}
        name={name ?? ids.input}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
