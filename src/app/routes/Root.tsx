import { Outlet } from 'react-router-dom'
import { ScrollRestoration } from '#src/lib/router/ScrollRestoration.tsx'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { Environment } from '../frame/Environment.tsx'
import { LostFocus } from '../shell/focus/LostFocus.tsx'
import { PageFocus } from '../shell/focus/PageFocus.tsx'
import { TimedOutNotice } from '../frame/TimedOutNotice.tsx'

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
