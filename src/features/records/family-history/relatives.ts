import { type FamilyHistory, FamilyRelation } from '#generated/model/index.ts'
import { isBlank, trimmed } from '#src/lib/validation/text-rules.ts'

/** Normalizes the name of an illness for comparison. */
export const bare = (text: string): string =>
  trimmed(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether this illness of this relative is already in the list.
 * @param own the id of the edited entry
 */
export const isOnList = (
  { relation, name, own }: { relation: string; name: string; own?: string | undefined },
  list: readonly Pick<FamilyHistory, 'id' | 'relation' | 'condition'>[],
): boolean =>
  !isBlank(name) &&
  list.some(
    (one) =>
      one.id !== own &&
      one.relation === relation &&
      one.condition !== null &&
      bare(one.condition) === bare(name),
  )

type Death = { /** Null if unknown. */ age: number | null }

/** Whether a relative has died; null if the entry does not say. */
export const deathIn = ({ is_deceased: died, age_at_death: age }: FamilyHistory): Death | null =>
  died === true ? { age } : null

export type Relative = {
  relation: FamilyRelation
  entries: FamilyHistory[]
  /** Only for relations of one person: for siblings or grandparents it is shown per entry. */
  death: Death | null
}

const onePerson: readonly FamilyRelation[] = ['mother', 'father']

/** Groups entries by relative, closest first. */
export function byRelative(entries: readonly FamilyHistory[]): Relative[] {
  return Object.values(FamilyRelation).flatMap((relation) => {
    const all = entries.filter((one) => one.relation === relation)
    if (all.length === 0) return []
    const deaths = onePerson.includes(relation) ? all.flatMap((one) => deathIn(one) ?? []) : []
    return [{ relation, entries: all, death: deaths.find(({ age }) => age !== null) ?? deaths[0] ?? null }]
  })
}

/** Whether a relation can stand for several people. */
export const isSeveral = (relation: FamilyRelation): boolean => !onePerson.includes(relation)
