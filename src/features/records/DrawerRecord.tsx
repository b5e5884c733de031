import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Region } from '#src/ui/Region.tsx'

type Props = {
  /** Said where there is no such record any more. */
  missing: string
  failed: string
  children: ReactNode
}

/** The one record that a drawer shows: it waits and fails by itself, and the list behind it stays. */
export function DrawerRecord({ missing, failed, children }: Props) {
  return (
    <Region
      title={failed}
      failure={(error, panel) =>
        error instanceof ApiError && error.status === 404 ? <Alert kind="warning">{missing}</Alert> : panel
      }
    >
      {children}
    </Region>
  )
}
