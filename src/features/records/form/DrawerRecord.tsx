import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

type Props = {
  /** Shown when the record no longer exists. */
  missing: string
  failed: string
  children: ReactNode
}

/** Loads the record of a drawer with its own loading and error states, so the list behind it stays. */
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
