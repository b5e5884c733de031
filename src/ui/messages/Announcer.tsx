import { useSyncExternalStore } from 'react'
import { announcements } from './announcer.ts'
import { VisuallyHidden } from '../basics.tsx'

/** The polite live regions behind `announce`. Alternating between two makes repeated text announce again. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(announcements.subscribe, announcements.get)
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {turn % 2 === 0 ? text : ''}
      </span>
      <span aria-live="polite" aria-atomic="true">
        {turn % 2 === 1 ? text : ''}
      </span>
    </VisuallyHidden>
  )
}
