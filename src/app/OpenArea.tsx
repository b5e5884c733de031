import { Outlet } from 'react-router-dom'
import { CallsLayer } from '#src/session/CallsLayer.tsx'
import { OpenFrame } from './shell/OpenFrame.tsx'

/** Pages that need no account, for somebody who has none (AUTH-47, GATE-07..09). */
export function OpenArea() {
  return (
    <CallsLayer>
      <OpenFrame>
        <Outlet />
      </OpenFrame>
    </CallsLayer>
  )
}
