import type { DetailsValues } from './details-values.ts'

const namesOf = (values: DetailsValues) => Object.keys(values) as (keyof DetailsValues)[]

/** What one typed onto what somebody else saved: one's own where one changed something, else theirs. */
export function merged(
  before: DetailsValues,
  mine: DetailsValues,
  theirs: DetailsValues,
): { values: DetailsValues; differing: readonly (keyof DetailsValues)[] } {
  const kept = namesOf(mine).filter((name) => mine[name] !== before[name])
  const values = { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) }
  return { values, differing: namesOf(mine).filter((name) => mine[name] !== theirs[name]) }
}
