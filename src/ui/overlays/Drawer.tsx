import { useState } from 'react'
import { latePart } from '#src/lib/late-part.tsx'
import type { DrawerProps } from './drawer-props.ts'

const [DrawerContent, load] = latePart(async () => (await import('./DrawerContent.tsx')).DrawerContent)

/** Preloads the drawer on hover or focus of its button. */
export function preloadDrawer(): void {
  load().catch(() => undefined)
}

export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return wanted && <DrawerContent {...props} />
}
