import type { ReactNode } from 'react'
import { Drawer } from '#src/ui/overlays/Drawer.tsx'
import type { DrawerAddress } from './use-drawer-address.ts'

type Props = {
  drawer: DrawerAddress
  title: string
  /** The form; remounted per record. */
  children: ReactNode
}

/** The drawer for adding and editing records that have no routes of their own. */
export function RecordDrawer({ drawer, title, children }: Props) {
  const { state, close } = drawer
  return (
    <Drawer
      opened={state.mode !== 'closed'}
      onClose={close}
      title={title}
      side="right"
      width="min(36rem, 100vw)"
    >
      <div key={state.mode === 'edit' ? state.id : state.mode}>{children}</div>
    </Drawer>
  )
}
