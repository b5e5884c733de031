import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './file.module.css'
import { IconFile, IconX } from '../icons.ts'
import { VisuallyHidden } from '../basics.tsx'

type Props = {
  name: string
  size: string
  onRemove: (() => void) | undefined
  /** Upload progress, or what went wrong. */
  children?: ReactNode
  failed?: boolean
}

/** The file currently in a field. */
export function ChosenFile({ name, size, onRemove, children, failed = false }: Props) {
  const { t } = useText('kit')
  return (
    <div className={styles.chosen} data-failed={failed || undefined}>
      <IconFile aria-hidden size="1.375rem" />
      <div className={styles.name}>
        <p role="status">
          <VisuallyHidden>{t.kit.file.chosen({ name })}</VisuallyHidden>
          <span aria-hidden="true">{name}</span> <span className={styles.limits}>{size}</span>
        </p>
        {children && <div className={styles.state}>{children}</div>}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t.kit.file.remove({ name })}
          onClick={onRemove}
        >
          <IconX aria-hidden size="1.25rem" />
        </button>
      )}
    </div>
  )
}
