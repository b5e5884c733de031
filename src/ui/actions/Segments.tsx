import styles from './segments.module.css'

type Props = {
  /** Accessible name, such as 'Show'. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

export function Segments({ label, options, value, onChange }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.segments} data-no-print>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
