import { type FamilyHistory, FamilyRelation } from '#generated/model/index.ts'
import { isBlank, trimmed } from '#src/lib/text-rules.ts'

/** An illness without what may differ from one spelling to the next. */
export const bare = (text: string): string =>
  trimmed(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether this illness of this relative is on the list already. @param own the id of the entry that is edited */
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

type Death = { /** null: not told. */ age: number | null }

/** Whether somebody has died, as an entry tells; null when it does not. */
export const deathIn = ({ is_deceased: died, age_at_death: age }: FamilyHistory): Death | null =>
  died === true ? { age } : null

export type Relative = {
  relation: FamilyRelation
  entries: FamilyHistory[]
  /** Of one person only: siblings or grandparents are several, and with them it stands at each entry. */
  death: Death | null
}

const onePerson: readonly FamilyRelation[] = ['mother', 'father']

/** Entries by relative, the closest first. */
export function byRelative(entries: readonly FamilyHistory[]): Relative[] {
  return Object.values(FamilyRelation).flatMap((relation) => {
    const all = entries.filter((one) => one.relation === relation)
    if (all.length === 0) return []
    const deaths = onePerson.includes(relation) ? all.flatMap((one) => deathIn(one) ?? []) : []
    return [{ relation, entries: all, death: deaths.find(({ age }) => age !== null) ?? deaths[0] ?? null }]
  })
}

/** Whether several people may stand behind this relation. */
export const isSeveral = (relation: FamilyRelation): boolean => !onePerson.includes(relation)
