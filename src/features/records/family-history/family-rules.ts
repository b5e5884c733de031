import type { FamilyHistory, FamilyHistoryCreate, FamilyHistoryUpdate } from '#generated/model/index.ts'
import { FamilyRelation } from '#generated/model/index.ts'
import {
  familyHistoryCreateAgeAtDeathMax,
  familyHistoryCreateConditionMax,
  familyHistoryCreateConditionMin,
  familyHistoryCreateNotesMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank, isOneLine, isText, trimmed } from '#src/lib/text-rules.ts'

const SHORTEST = familyHistoryCreateConditionMin
const LONGEST = { condition: familyHistoryCreateConditionMax, notes: familyHistoryCreateNotesMax } as const
const OLDEST = familyHistoryCreateAgeAtDeathMax

/** As many illnesses of one relative as can be written down in one go. */
export const MOST_ILLNESSES = 10

export type IllnessInput = {
  /** Stays with the row while others come and go. */
  key: number
  name: string
  ageAtOnset: string
}

/** What is typed and chosen about one relative; '' where nothing is. */
export type FamilyInput = {
  relation: string
  noneKnown: boolean
  illnesses: readonly IllnessInput[]
  /** 'alive', 'died', or '' for not told. */
  life: string
  ageAtDeath: string
  notes: string
}

/** What is wrong by the id of its field; those of illnesses end in their key: `name-3`, `ageAtOnset-3`. */
export type FamilyProblem = Problem | { code: 'sameTwice' | 'deathBeforeOnset' | 'atLeastOne' }
export type FamilyProblems = Readonly<Record<string, FamilyProblem>>

export const blankIllness = (key: number): IllnessInput => ({ key, name: '', ageAtOnset: '' })

export const blankFamily = (relation = ''): FamilyInput => ({
  relation,
  noneKnown: false,
  illnesses: [blankIllness(0)],
  life: '',
  ageAtDeath: '',
  notes: '',
})

const ageText = (age: number | null): string => (age === null ? '' : String(age))

/** One entry as the form shows it: an entry is one illness. */
export const familyInput = (entry: FamilyHistory): FamilyInput => ({
  relation: entry.relation,
  noneKnown: entry.condition === null,
  illnesses: [{ key: 0, name: entry.condition ?? '', ageAtOnset: ageText(entry.age_at_onset) }],
  life: entry.is_deceased === null ? '' : lifeOf(entry.is_deceased),
  ageAtDeath: ageText(entry.age_at_death),
  notes: entry.notes ?? '',
})

const lifeOf = (died: boolean): string => (died ? 'died' : 'alive')
const tidy = (text: string): string => trimmed(text.normalize('NFC'))
const bare = (text: string): string => tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const relationOf = (value: string) => Object.values(FamilyRelation).find((one) => one === value)
const ageOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()))

function nameProblem({ name }: IllnessInput): Problem | undefined {
  if (isBlank(name)) return { code: 'required' }
  const text = tidy(name)
  if (!isOneLine(text)) return { code: 'invalid' }
  if (characters(text) < SHORTEST) return { code: 'minCharacters', min: SHORTEST }
  return characters(text) > LONGEST.condition ? { code: 'maxCharacters', max: LONGEST.condition } : undefined
}

function notesProblem(notes: string): Problem | undefined {
  if (!isText(notes)) return { code: 'invalid' }
  return characters(notes) > LONGEST.notes ? { code: 'maxCharacters', max: LONGEST.notes } : undefined
}

/** An age in whole years, from 0 to 125; open is right. */
export function ageProblem(typed: string): Problem | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (!/^\d{1,6}$/.test(text)) return { code: 'wholeNumber' }
  return Number(text) > OLDEST ? { code: 'betweenValues', min: 0, max: OLDEST } : undefined
}

/** Whether nothing at all stands in a row: rows that were added and not used are no mistakes. */
const isUnused = ({ name, ageAtOnset }: IllnessInput): boolean => isBlank(name) && ageAtOnset.trim() === ''

/** The illnesses that somebody wrote down; without any there is still the first row to say so at. */
const usedIllnesses = ({ illnesses }: FamilyInput): readonly IllnessInput[] =>
  illnesses.filter((one) => !isUnused(one))

function illnessProblems(input: FamilyInput): Record<string, FamilyProblem | undefined> {
  if (input.noneKnown) return {}
  const used = usedIllnesses(input)
  if (used.length === 0) return { [`name-${input.illnesses[0]?.key ?? 0}`]: { code: 'atLeastOne' } }
  const found: Record<string, FamilyProblem | undefined> = {}
  used.forEach((one, at) => {
    const isDouble = used.slice(0, at).some(({ name }) => bare(name) === bare(one.name))
    found[`name-${one.key}`] = nameProblem(one) ?? (isDouble ? { code: 'sameTwice' } : undefined)
    found[`ageAtOnset-${one.key}`] = ageProblem(one.ageAtOnset)
  })
  return found
}

function deathProblem(input: FamilyInput): FamilyProblem | undefined {
  if (input.life !== 'died') return undefined
  const problem = ageProblem(input.ageAtDeath)
  const death = ageOf(input.ageAtDeath)
  if (problem || death === null || input.noneKnown) return problem
  const isBefore = usedIllnesses(input).some(
    ({ ageAtOnset }) => !ageProblem(ageAtOnset) && (ageOf(ageAtOnset) ?? 0) > death,
  )
  return isBefore ? { code: 'deathBeforeOnset' } : undefined
}

/** What is wrong, by field (HEALTH-06, DATA-56). */
export function familyProblems(input: FamilyInput): FamilyProblems {
  const { notes } = input
  const found: Record<string, FamilyProblem | undefined> = {
    relation: relationOf(input.relation) ? undefined : { code: 'selectOption' },
    ...illnessProblems(input),
    ageAtDeath: deathProblem(input),
    notes: notesProblem(tidy(notes)),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])),
  )
}

export type FamilyFields = Omit<FamilyHistoryCreate, 'patient'> & FamilyHistoryUpdate

/** What is sent of an input without problems: an entry for each illness, with its row. */
export function familyFieldsOf(input: FamilyInput): { key: number; fields: FamilyFields }[] {
  const relation = relationOf(input.relation) ?? 'other'
  const died = input.life === 'died'
  const shared = {
    relation,
    is_deceased: input.life === '' ? null : died,
    age_at_death: died ? ageOf(input.ageAtDeath) : null,
    notes: tidy(input.notes) || null,
  }
  if (input.noneKnown) return [{ key: 0, fields: { ...shared, condition: null, age_at_onset: null } }]
  return usedIllnesses(input).map(({ key, name, ageAtOnset }) => ({
    key,
    fields: { ...shared, condition: tidy(name), age_at_onset: ageOf(ageAtOnset) },
  }))
}

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
