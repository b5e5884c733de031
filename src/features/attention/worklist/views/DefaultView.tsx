import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { worklistViewsIn } from '../../queries.ts'
import type { WorklistAddress } from '../worklist.ts'
import { defaultOf, isShown, plainView, queryOfView } from './worklist-view.ts'

type Props = { organizationId: string; address: WorklistAddress; children: ReactNode }

/**
 * Opens the worklist with the person's default view. Only a link to the whole list does: whatever is chosen on the
 * page has a history state, so that Everything open, Back and a reload show what was there.
 */
export function DefaultView({ organizationId, address, children }: Props) {
  const { state } = useLocation()
  // Decided once, so that a new default does not replace what is on the screen.
  const [isDecided, setDecided] = useState(false)
  const isFresh = !isDecided && state === null && address.page === 1 && isShown(plainView, address)
  const { data, isPending } = useQuery({ ...worklistViewsIn(organizationId), enabled: isFresh })
  if (!isFresh) return children
  if (isPending) return <Skeleton lines={8} />
  const view = data && defaultOf(data.results)
  if (!view) {
    setDecided(true)
    return children
  }
  return <Navigate to={`?${queryOfView(view)}`} replace state={{ search: '' }} />
}
