import { Outlet } from 'react-router-dom'
import { CallsLayer } from '#src/session/CallsLayer.tsx'

/** The claim flow between guest and account: it needs calls but no gates; the page after it passes all of them. */
export function ClaimArea() {
  return (
    <CallsLayer>
      <Outlet />
    </CallsLayer>
  )
}
