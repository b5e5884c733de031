import type { Ref } from 'react'
import type { FormFieldChoice, FormFieldMultiChoice } from '#generated/model/index.ts'
import { toggleChoice } from '#src/ui/actions/toggle-choice.ts'
import { type FieldProps, useField } from '#src/ui/fields/field-props.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { wordsIn } from '../questions/local-words.ts'
import { LocalText } from '../questions/LocalText.tsx'
import styles from './pictures.module.css'

type Props = FieldProps & {
  question: FormFieldChoice | FormFieldMultiChoice
  value: readonly string[]
  /** One value for a single choice. */
  onChange: (value: string[]) => void
  ref?: Ref<HTMLInputElement>
}

/** Answers with a picture each: radios or checkboxes in tiles, two beside each other on a phone. */
export function PictureChoice({ question, value, onChange, ref, ...props }: Props) {
  const { locale } = useText()
  const { ids, frame, control } = useField(props)
  const isSingle = question.type === 'choice'
  const { options } = question
  return (
    <FieldGroup {...frame} role={isSingle ? 'radiogroup' : 'group'} onLeave={props.onBlur}>
      <div className={styles.tiles}>
        {options.map(({ value: own, label, help, picture }, at) => {
          const id = `${ids.input}-${own}`
          const alt = picture && wordsIn(locale, picture.alt)
          return (
            <label key={own} className={styles.tile}>
              {picture && (
                <img
                  className={styles.picture}
                  src={`data:${picture.content_type};base64,${picture.data}`}
                  id={`${id}-picture`}
                  alt={alt?.text}
                  lang={alt?.lang}
                />
              )}
              <span className={styles.line}>
                <input
                  ref={at === 0 ? ref : undefined}
                  id={at === 0 ? ids.input : id}
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={props.name ?? ids.input}
                  value={own}
                  checked={value.includes(own)}
                  required={isSingle && control.required}
                  disabled={control.disabled}
                  aria-invalid={isSingle ? undefined : control['aria-invalid']}
                  aria-labelledby={`${id}-label`}
                  aria-describedby={
                    [picture && `${id}-picture`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
                  }
                  onChange={() => onChange(isSingle ? [own] : toggleChoice(options, value, own))}
                />
                <span>
                  <span id={`${id}-label`}>
                    <LocalText text={label} />
                  </span>
                  {help && (
                    <span id={`${id}-help`} className={styles.help}>
                      <LocalText text={help} />
                    </span>
                  )}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
