import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { areaOf } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { rolesOf } from '#src/session/roles.ts'
import { NoPermissionScreen } from '#src/ui/NoPermissionScreen.tsx'
import { Titled } from '../Titled.tsx'
import { SimpleFrame } from './SimpleFrame.tsx'

/** The admin area is refused before any of its data is asked for (GATE-32, SEC-06). */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const user = useCurrentUser()
  if (areaOf(pathname) !== 'admin' || rolesOf(user).includes('admin')) return children
  return (
    <SimpleFrame name="noPermission">
      <Titled title={(t) => t.errors.noPermission.documentTitle()} texts={['errors']}>
        <NoPermissionScreen home={paths.home()} />
      </Titled>
    </SimpleFrame>
  )
}
