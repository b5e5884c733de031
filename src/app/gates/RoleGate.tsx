import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { areaOf } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { rolesOf } from '#src/session/user/roles.ts'
import { NoPermissionScreen } from '#src/ui/screens/NoPermissionScreen.tsx'
import { Titled } from '../frame/Titled.tsx'
import { SimpleFrame } from './SimpleFrame.tsx'

/**
 * Blocks the administrator and care team areas for people without the role, before any of their data loads
 * (GATE-32, GATE-35, SEC-06).
 */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const user = useCurrentUser()
  const area = areaOf(pathname)
  if ((area !== 'admin' && area !== 'provider') || rolesOf(user).includes(area)) return children
  return (
    <SimpleFrame name="noPermission">
      <Titled title={(t) => t.errors.noPermission.documentTitle()} texts={['errors']}>
        <NoPermissionScreen home={paths.home()} />
      </Titled>
    </SimpleFrame>
  )
}
