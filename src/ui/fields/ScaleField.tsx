import { type ReactNode, type Ref, useId } from 'react'
import styles from './choice.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldIds, type FieldProps } from './field-props.ts'
import { VisuallyHidden } from '../basics.tsx'

type Props = FieldProps & {
  value: number | null | undefined
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Labels of the lowest and the highest number. */
  startLabel?: ReactNode
  endLabel?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** 0 to 10 as radios: a slider has a default value that no one chose and requires a steady hand. */
export function ScaleField(props: Props) {
  const { label, description, error, required, optional, readOnly, id, name, value, onChange, onBlur, ref } =
    props
  const { min = 0, max = 10, startLabel, endLabel } = props
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const meaning = (step: number) => (step === min ? startLabel : step === max ? endLabel : undefined)
  return (
    <FieldGroup
      {...{ label, description, error, required, optional, ids }}
      role="radiogroup"
      onLeave={onBlur}
    >
      <div className={styles.scaleFrame}>
        <div className={styles.scale}>
          {steps.map((step) => (
            <label key={step} className={styles.step}>
              <input
                ref={step === min ? ref : undefined}
                id={step === min ? ids.input : `${ids.input}-${step}`}
                type="radio"
                name={name ?? ids.input}
                value={step}
                checked={value === step}
                required={required}
                disabled={readOnly}
                onChange={() => onChange(step)}
              />
              <span>{step}</span>
              {meaning(step) && <VisuallyHidden> {meaning(step)}</VisuallyHidden>}
            </label>
          ))}
        </div>
        {(startLabel ?? endLabel) && (
          <div className={styles.ends} aria-hidden="true">
            <span>{startLabel}</span>
            <span>{endLabel}</span>
          </div>
        )}
      </div>
    </FieldGroup>
  )
}
