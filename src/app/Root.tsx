import { Outlet } from 'react-router-dom'
import { ScrollRestoration } from '#src/lib/router/ScrollRestoration.tsx'
import { Announcer } from '#src/ui/Announcer.tsx'
import { Toasts } from '#src/ui/Toasts.tsx'
import { Environment } from './Environment.tsx'
import { LostFocus } from './shell/LostFocus.tsx'
import { PageFocus } from './shell/PageFocus.tsx'
import { TimedOutNotice } from './TimedOutNotice.tsx'

export function Root() {
  return (
    <>
      <TimedOutNotice />
      <Outlet />
      <PageFocus />
      <LostFocus />
      <Announcer />
      <Toasts />
      <Environment />
      <ScrollRestoration />
    </>
  )
}
