import { Suspense, lazy, useState } from 'react'
import type { DrawerProps } from './drawer-props.ts'

const load = () => import('./DrawerContent.tsx')
const DrawerContent = lazy(() => load().then((module) => ({ default: module.DrawerContent })))

/** Preloads the drawer on hover or focus of its button. */
export function preloadDrawer(): void {
  load().catch(() => undefined)
}

export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DrawerContent {...props} />
    </Suspense>
  )
}
