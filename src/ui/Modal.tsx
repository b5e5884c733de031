import { Suspense, lazy, useState } from 'react'
import type { ModalProps } from './modal-props.ts'

const load = () => import('./ModalContent.tsx')
const ModalContent = lazy(() => load().then((module) => ({ default: module.ModalContent })))

/** Start loading the modal, on hover or focus of what opens it. */
export function preloadModal(): void {
  load().catch(() => undefined)
}

/** A question or a message that needs an answer before anything else (UI-13..20). */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ModalContent {...props} />
    </Suspense>
  )
}
