import { useState } from 'react'
import { latePart } from '#src/lib/late-part.tsx'
import type { ModalProps } from './modal-props.ts'

const [ModalContent, load] = latePart(async () => (await import('./ModalContent.tsx')).ModalContent)

/** Preloads the modal on hover or focus of its trigger. */
export function preloadModal(): void {
  load().catch(() => undefined)
}

/** A question or message that blocks the page until answered (UI-13..20). */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return wanted && <ModalContent {...props} />
}
