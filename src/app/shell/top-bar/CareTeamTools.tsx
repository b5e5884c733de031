import { LiveAlerts } from '#src/features/attention/live/LiveAlerts.tsx'
import { FindPerson } from '#src/features/people/find/FindPerson.tsx'

export function CareTeamTools() {
  return (
    <>
      <LiveAlerts />
      <FindPerson />
    </>
  )
}
