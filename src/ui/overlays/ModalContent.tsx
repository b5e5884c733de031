import { classes } from '../classes.ts'
import type { ModalProps } from './modal-props.ts'
import styles from './overlay.module.css'
import { OverlayWindow } from './OverlayWindow.tsx'

const sizes = { sm: '26rem', md: '34rem', lg: '46rem' }

/** The lazily loaded part of Modal. */
export function ModalContent({ children, actions, scrollable, banner, size = 'sm', ...window }: ModalProps) {
  return (
    <OverlayWindow
      {...window}
      kind="modal"
      width={sizes[size]}
      motion="fade-down"
      banner={banner && <img className={styles.banner} src={banner.src} alt={banner.alt} />}
    >
      <div
        className={classes(styles.body, scrollable && styles.scroll)}
        // A scrollable area must be reachable by keyboard.
        tabIndex={scrollable ? 0 : undefined}
      >
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </OverlayWindow>
  )
}
