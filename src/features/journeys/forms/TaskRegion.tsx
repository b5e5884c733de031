import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Region } from '#src/ui/Region.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The contract's word for a task that was taken out of its journey, other than one that never was. */
function isRemoved(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.notFound) return false
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'task_removed'
}

/** Everything else is an error of the page: not found, no permission, or the generic one. */
function Rethrow({ error }: { error: unknown }): never {
  throw error
}

type Props = {
  /** In place of a step that the care team took out. */ removed: ReactNode
  children: ReactNode
}

/** Around the pages of a task: one that the care team took out is no error, but something to be told. */
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
