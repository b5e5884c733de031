import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import more from './more-fields.module.css'

type Props = {
  label: ReactNode
  description?: ReactNode
  /** Line breaks are kept; long words wrap. */
  children: ReactNode
}

/** Words to read where others answer, such as a paragraph in a form: no input, so nothing to step into. */
export function ReadOnlyField({ label, description, children }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {description && <div className={styles.description}>{description}</div>}
      <div className={more.readOnly}>{children}</div>
    </div>
  )
}
