import type { ReactNode } from 'react'

export type ModalProps = {
  opened: boolean
  /** Called by the close button, Escape, and a click outside unless the backdrop is static. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  /** False: only an answer closes it, so there is no close button and Escape does nothing. */
  closable?: boolean
  /** A click outside does not close it (UI-18). */
  staticBackdrop?: boolean
  /** The body scrolls beyond about 24rem (UI-20). */
  scrollable?: boolean
  /** Banner image (UI-17); alt is '' when it is decorative. */
  banner?: { readonly src: string; readonly alt: string } | undefined
  size?: 'sm' | 'md' | 'lg'
}
