import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

/** Whether the error says that the task was removed, rather than that it never existed. */
function isRemoved(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.notFound) return false
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'task_removed'
}

/** Everything else is a page error: not found, no permission, or the generic one. */
function Rethrow({ error }: { error: unknown }): never {
  throw error
}

type Props = {
  /** Shown instead of a removed step. */ removed: ReactNode
  children: ReactNode
}

/** Wraps the pages of a task: shows a notice instead of an error if the care team removed it. */
export function TaskRegion({ removed, children }: Props) {
  return (
    <Region
      pending={<Skeleton lines={6} />}
      failure={(error) => (isRemoved(error) ? removed : <Rethrow error={error} />)}
    >
      {children}
    </Region>
  )
}
