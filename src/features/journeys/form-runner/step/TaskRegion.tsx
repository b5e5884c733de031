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

/** Whether the error says that a care partner may see the step but not answer it. */
const isReadOnly = (error: unknown): boolean => error instanceof ApiError && error.status === 403

type Props = {
  /** Shown instead of a removed step. */ removed: ReactNode
  /** Shown instead of a step that the person may only see. */ readOnly?: ReactNode
  children: ReactNode
}

/** Wraps the pages of a task: shows a notice instead of an error if it was removed or is not for this person. */
export function TaskRegion({ removed, readOnly, children }: Props) {
  return (
    <Region
      pending={<Skeleton lines={6} />}
      failure={(error) => {
        if (isRemoved(error)) return removed
        return readOnly && isReadOnly(error) ? readOnly : <Rethrow error={error} />
      }}
    >
      {children}
    </Region>
  )
}
