import { LiveAlerts } from '#src/features/attention/live/LiveAlerts.tsx'
import { FindPerson } from '#src/features/people/find/FindPerson.tsx'

/** What only care teams have in the top bar. */
export function CareTeamTools() {
  return (
    <>
      <LiveAlerts />
      <FindPerson />
    </>
  )
}
