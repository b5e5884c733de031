import type { ReactNode } from 'react'

export type DrawerProps = {
  opened: boolean
  /** Close button, backdrop and Escape (SHELL-45, 46). */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  side?: 'left' | 'right'
  /** Default 260px, the width of the side panel (SHELL-41). */
  width?: string
}
