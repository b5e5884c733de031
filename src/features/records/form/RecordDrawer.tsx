import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Drawer } from '#src/ui/overlays/Drawer.tsx'
import type { DrawerAddress } from './use-drawer-address.ts'

/** Closes the drawer, and says what was saved. */
export type Done = (message: string) => void

type Props = {
  drawer: DrawerAddress
  title: string
  add: (done: Done) => ReactNode
  /** A record and its form, which may suspend: it has its own loading and error states, so the list stays. */
  edit: (id: string, done: Done) => ReactNode
  /** Shown when the record no longer exists. */
  missing?: string
  /** The title of the error when it cannot be read. */
  failed?: string
}

/** The drawer for adding and editing records that have no routes of their own. */
export function RecordDrawer({ drawer, title, add, edit, missing, failed }: Props) {
  const { state, close } = drawer
  const done: Done = (message) => {
    toast({ variant: 'success', message })
    close()
  }
  return (
    <Drawer
      opened={state.mode !== 'closed'}
      onClose={close}
      title={title}
      side="right"
      width="min(36rem, 100vw)"
    >
      {state.mode === 'add' && add(done)}
      {state.mode === 'edit' && (
        <Region
          key={state.id}
          title={failed}
          failure={(error, panel) =>
            missing && error instanceof ApiError && error.status === 404 ? (
              <Alert kind="warning">{missing}</Alert>
            ) : (
              panel
            )
          }
        >
          {edit(state.id, done)}
        </Region>
      )}
    </Drawer>
  )
}
