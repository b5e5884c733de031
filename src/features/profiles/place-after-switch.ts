import { generatePath, matchPath } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'

/** Whose journey it is, or whose task, depends on the profile; so does everything below them. */
const ofOneProfile = `${paths.patient.journey.pattern}/*`

/** The Health Story belongs to the profile in its address: the summary, the records, and the list of each kind. */
const storyLists = Object.values(paths.patient.healthStory)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.split(':').length === 2 && !/\/(add|upload)$/.test(pattern))
  .toSorted((a, b) => b.length - a.length)

/**
 * Where to go when somebody begins to act for another profile: from a journey or a task of the one before to the list
 * of journeys, from a record of the one before to the same list of the new one. Undefined where the page is the same
 * for everybody.
 */
export function placeAfterSwitch(pathname: string, profileId: string): string | undefined {
  const list = storyLists.find((pattern) => matchPath({ path: pattern, end: false }, pathname))
  if (list) return generatePath(list, { patientId: profileId })
  const found = matchPath(ofOneProfile, pathname)
  const organizationId = found?.params.organizationId
  return organizationId ? paths.patient.journeys({ organizationId }) : undefined
}
