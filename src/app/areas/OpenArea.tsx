import { Outlet } from 'react-router-dom'
import { CallsLayer } from '#src/session/CallsLayer.tsx'
import { OpenFrame } from '../shell/OpenFrame.tsx'

/** Pages that need no account, for visitors without one (AUTH-47, GATE-07..09). */
export function OpenArea() {
  return (
    <CallsLayer>
      <OpenFrame>
        <Outlet />
      </OpenFrame>
    </CallsLayer>
  )
}
