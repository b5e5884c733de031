import { matchPath } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'

/** Whose journey it is, or whose task, depends on the profile; so does everything below them. */
const ofOneProfile = `${paths.patient.journey.pattern}/*`

/**
 * Where to go when somebody begins to act for another profile: from a journey or a task of the one before to the list
 * of journeys. Undefined where the page is the same for everybody.
 */
export function placeAfterSwitch(pathname: string): string | undefined {
  const found = matchPath(ofOneProfile, pathname)
  const organizationId = found?.params.organizationId
  return organizationId ? paths.patient.journeys({ organizationId }) : undefined
}
