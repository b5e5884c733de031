import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import more from './more-fields.module.css'

type Props = {
  label: ReactNode
  description?: ReactNode
  /** Line breaks are kept; long words wrap. */
  children: ReactNode
  lang?: string
}

/** Text in the place of a form field, such as a paragraph: it has no input and takes no focus. */
export function ReadOnlyField({ label, description, children, lang }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {description && <div className={styles.description}>{description}</div>}
      <div className={more.readOnly} lang={lang}>
        {children}
      </div>
    </div>
  )
}
