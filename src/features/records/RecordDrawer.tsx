import type { ReactNode } from 'react'
import { Drawer } from '#src/ui/Drawer.tsx'
import type { DrawerAddress } from './use-drawer-address.ts'

type Props = {
  drawer: DrawerAddress
  title: string
  /** The form; it is new for each record. */
  children: ReactNode
}

/** Where records without a route of their own are added and changed. */
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
