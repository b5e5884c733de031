import type { CSSProperties, Ref } from 'react'
import type { FormFieldScale } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { type FieldProps, joinIds, useField } from '#src/ui/fields/field-props.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { LocalText } from '../questions/LocalText.tsx'
import { wordsIn } from '../questions/local-words.ts'
import styles from './slider.module.css'

type Props = FieldProps & {
  scale: FormFieldScale
  value: number | null
  onChange: (value: number | null) => void
  ref?: Ref<HTMLInputElement>
}

/** A scale as a slider. Browsers give every slider a value, so it counts only once the person has touched it. */
export function SliderField({ scale, ...props }: Props) {
  const { t, locale } = useText('forms')
  const { ids, frame, control } = useField(props)
  const { name, value, onChange, onBlur, ref } = props
  const texts = t.forms.slider
  const { min, max } = scale
  const middle = Math.floor((min + max) / 2)
  const at = value ?? middle
  const [ends, needed] = [`${ids.input}-ends`, `${ids.input}-needed`]
  const end = at === min ? scale.min_label : at === max ? scale.max_label : undefined
  const words = end ? texts.end({ value: String(at), label: wordsIn(locale, end).text }) : String(at)
  const isNone = value === null

  return (
    <Field {...frame}>
      <div className={styles.slider}>
        <p className={styles.value} data-none={isNone || undefined}>
          {isNone ? texts.none() : texts.chosen({ value: words })}
        </p>
        <input
          {...control}
          ref={ref}
          type="range"
          name={name}
          min={min}
          max={max}
          step={1}
          value={at}
          className={styles.line}
          data-none={isNone || undefined}
          style={{ '--filled': `${((at - min) / (max - min)) * 100}%` } as CSSProperties}
          required={undefined}
          aria-valuetext={isNone ? texts.noneShort() : words}
          aria-describedby={joinIds(frame.required && needed, control['aria-describedby'], ends)}
          onChange={(event) => onChange(Number(event.target.value))}
          // An untouched slider already rests in the middle, so choosing the middle fires no change event.
          onPointerUp={(event) => {
            if (isNone) onChange(Number(event.currentTarget.value))
          }}
          onKeyDown={(event) => {
            if (!isNone || event.key !== ' ') return
            event.preventDefault()
            onChange(middle)
          }}
          onBlur={onBlur}
        />
        {/* A slider has no `required`. */}
        {frame.required && (
          <span id={needed} hidden>
            {t.field.required()}
          </span>
        )}
        <div id={ends} className={styles.ends}>
          <span>
            <b>{min}</b> <LocalText text={scale.min_label} />
          </span>
          <span>
            <b>{max}</b> <LocalText text={scale.max_label} />
          </span>
        </div>
        {!isNone && (
          <div className={styles.clear}>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onChange(null)
                announce(texts.cleared())
                document.getElementById(ids.input)?.focus()
              }}
            >
              {texts.clear()}
            </Button>
          </div>
        )}
      </div>
    </Field>
  )
}
