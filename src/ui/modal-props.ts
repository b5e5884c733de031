import type { ReactNode } from 'react'

export type ModalProps = {
  opened: boolean
  /** Close button, Escape, and a press outside unless the backdrop is static. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** False: only an answer inside ends it, so there is no close button and Escape does nothing. */
  closable?: boolean
  /** A press outside does not close it (UI-18). */
  staticBackdrop?: boolean
  /** The body scrolls inside, at most about 24rem high (UI-20). */
  scrollable?: boolean
  /** A banner image (UI-17); one that only decorates has '' for its words. */
  banner?: { readonly src: string; readonly alt: string } | undefined
  size?: 'sm' | 'md' | 'lg'
}
