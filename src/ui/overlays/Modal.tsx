import { Suspense, lazy, useState } from 'react'
import type { ModalProps } from './modal-props.ts'

const load = () => import('./ModalContent.tsx')
const ModalContent = lazy(() => load().then((module) => ({ default: module.ModalContent })))

/** Preloads the modal on hover or focus of its trigger. */
export function preloadModal(): void {
  load().catch(() => undefined)
}

/** A question or message that blocks the page until answered (UI-13..20). */
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
