import { generatePath, matchPath } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'

/** Journeys and tasks depend on the profile, and so does every page below them. */
const ofOneProfile = `${paths.patient.journey.pattern}/*`

/** Health Story pages belong to the profile in their URL: the summary, the records and each list. */
const storyLists = Object.values(paths.patient.healthStory)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.split(':').length === 2 && !/\/(add|upload)$/.test(pattern))
  .toSorted((a, b) => b.length - a.length)

/**
 * The page after switching profiles: from a journey or task to the list of journeys, from a record to the same
 * list of the new profile. Undefined for pages that do not depend on the profile.
 */
export function placeAfterSwitch(pathname: string, profileId: string): string | undefined {
  const list = storyLists.find((pattern) => matchPath({ path: pattern, end: false }, pathname))
  if (list) return generatePath(list, { patientId: profileId })
  const found = matchPath(ofOneProfile, pathname)
  const organizationId = found?.params.organizationId
  return organizationId ? paths.patient.journeys({ organizationId }) : undefined
}
