import { lazy } from 'react'
import { Region } from '#src/ui/messages/Region.tsx'
import type { ClearDataProps } from './ClearDataModal.tsx'

const ClearDataModal = lazy(() =>
  import('./ClearDataModal.tsx').then((module) => ({ default: module.ClearDataModal })),
)

/** The question before a guest's data is cleared. Its code loads with the page, because it also works offline. */
export function ClearData(props: ClearDataProps) {
  return (
    <Region pending={null} failure={() => null}>
      <ClearDataModal {...props} />
    </Region>
  )
}
