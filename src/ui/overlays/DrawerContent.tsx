import type { DrawerProps } from './drawer-props.ts'
import styles from './overlay.module.css'
import { OverlayWindow } from './OverlayWindow.tsx'

/** The lazily loaded part of Drawer. */
export function DrawerContent({ children, side = 'left', width = '260px', ...window }: DrawerProps) {
  return (
    <OverlayWindow
      {...window}
      kind={side}
      width={width}
      motion={side === 'left' ? 'slide-right' : 'slide-left'}
    >
      <div className={styles.body}>{children}</div>
    </OverlayWindow>
  )
}
