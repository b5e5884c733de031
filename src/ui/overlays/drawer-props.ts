import type { ReactNode } from 'react'

export type DrawerProps = {
  opened: boolean
  /** Called by the close button, the backdrop and Escape (SHELL-45, 46). */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  side?: 'left' | 'right'
  /** Defaults to 260px, the width of the side panel (SHELL-41). */
  width?: string
}
