import { type Ref, useState } from 'react'
import { htmlLang } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './field.module.css'
import { classes } from '../classes.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, useField } from './field-props.ts'
import { type DateParts, joinDate, splitDate } from '#src/lib/dates/partial-date.ts'

type Props = FieldProps & {
  /** ISO text, whole or partial (src/lib/dates/partial-date.ts); '' when empty. */
  value: string
  onChange: (value: string) => void
  /** Sets the birthday autocomplete tokens. */
  birthday?: boolean
  ref?: Ref<HTMLInputElement>
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A date entered by typing: a calendar would take hundreds of clicks to reach a birth year. */
export function DateField(props: Props) {
  const { ids, frame, control } = useField(props)
  const { name, value, onChange, onBlur, birthday, ref } = props
  const { t, locale } = useText()
  // Keeps the text as typed (`3`), which differs from the emitted value (`03`), until a different value comes
  // in.
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value))
  const parts = joinDate(typed) === value ? typed : splitDate(value)
  const monthName = new Intl.DateTimeFormat(htmlLang(locale), { month: 'long', timeZone: 'UTC' })
  const change = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part }
    setTyped(next)
    onChange(joinDate(next))
  }
  const shared = { disabled: control.disabled, 'aria-invalid': control['aria-invalid'] }
  const token = (part: string) => (birthday ? `bday-${part}` : 'off')
  return (
    <FieldGroup {...frame} role="group" onLeave={onBlur}>
      <div className={styles.dateParts}>
        <div>
          <label className={styles.partLabel} htmlFor={ids.input}>
            {t.field.day()}
          </label>
          <input
            {...shared}
            ref={ref}
            id={ids.input}
            name={name && `${name}-day`}
            className={classes(styles.input, styles.day)}
            inputMode="numeric"
            autoComplete={token('day')}
            value={parts.day}
            onChange={(event) => change({ day: digits(event.target.value, 2) })}
          />
        </div>
        <div>
          <label className={styles.partLabel} htmlFor={`${ids.input}-month`}>
            {t.field.month()}
          </label>
          <select
            {...shared}
            id={`${ids.input}-month`}
            name={name && `${name}-month`}
            className={classes(styles.input, styles.month)}
            autoComplete={token('month')}
            value={parts.month}
            onChange={(event) => change({ month: event.target.value })}
          >
            <option value="">{t.field.monthEmpty()}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName.format(new Date(Date.UTC(2000, Number(month) - 1, 1)))}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className={styles.partLabel} htmlFor={`${ids.input}-year`}>
            {t.field.year()}
          </label>
          <input
            {...shared}
            id={`${ids.input}-year`}
            name={name && `${name}-year`}
            className={classes(styles.input, styles.year)}
            inputMode="numeric"
            autoComplete={token('year')}
            value={parts.year}
            onChange={(event) => change({ year: digits(event.target.value, 4) })}
          />
        </div>
      </div>
    </FieldGroup>
  )
}

const digits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most)
