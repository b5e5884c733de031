import { Outlet } from 'react-router-dom'
import { CallsLayer } from '#src/session/CallsLayer.tsx'

/** Between guest and account: calls, and no gate before the claim is done; the page after it has them all. */
export function ClaimArea() {
  return (
    <CallsLayer>
      <Outlet />
    </CallsLayer>
  )
}
