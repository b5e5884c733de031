import { lazy, useEffect, useState } from 'react'
import { useSelectedOrganization } from '#src/session/organization/active-organization.ts'
import { Region } from '#src/ui/messages/Region.tsx'

/** The page loads first, in ms. */
const PAUSE = 5_000

const NewAlerts = lazy(async () => ({ default: (await import('./NewAlerts.tsx')).NewAlerts }))

/** In the top bar of care teams: new life-threatening answers, without a reload (PROV-01). */
export function LiveAlerts() {
  const { organization } = useSelectedOrganization()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), PAUSE)
    return () => clearTimeout(timer)
  }, [])
  if (!organization || !isReady) return null
  return (
    <Region pending={null} failure={() => null}>
      <NewAlerts key={organization.id} organizationId={organization.id} />
    </Region>
  )
}
