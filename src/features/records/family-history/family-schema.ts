import * as z from 'zod/mini'
import type { FamilyHistory, FamilyHistoryCreate } from '#generated/model/index.ts'
import {
  FamilyHistoryCreate as Contract,
  familyHistoryCreateAgeAtDeathMax,
  familyHistoryCreateAgeAtOnsetMax,
  FamilyRelation,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, line, optionalLines, optionalWhole } from '#src/form-kit/fields.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { bare } from './relatives.ts'

/** Maximum number of illnesses per submission. */
export const MAX_ILLNESSES = 10

export type IllnessInput = { condition: string; age_at_onset: string }

export type FamilyInput = {
  relation: FamilyRelation | ''
  noneKnown: boolean
  /** Keyed by a stable row key. */
  illnesses: Record<string, IllnessInput>
  /** '' means unknown. */
  is_deceased: 'alive' | 'died' | ''
  age_at_death: string
  notes: string
}

export const emptyIllness: IllnessInput = { condition: '', age_at_onset: '' }

export const emptyFamily = (relation?: FamilyRelation): FamilyInput => ({
  relation: relation ?? '',
  noneKnown: false,
  illnesses: { first: emptyIllness },
  is_deceased: '',
  age_at_death: '',
  notes: '',
})

/** Converts an entry to form values: one entry is one illness. */
export const toFormValues = (entry: FamilyHistory): FamilyInput => ({
  relation: entry.relation,
  noneKnown: entry.condition === null,
  illnesses: { first: { condition: entry.condition ?? '', age_at_onset: String(entry.age_at_onset ?? '') } },
  is_deceased: entry.is_deceased === null ? '' : entry.is_deceased ? 'died' : 'alive',
  age_at_death: String(entry.age_at_death ?? ''),
  notes: entry.notes ?? '',
})

const isUnused = ({ condition, age_at_onset: age }: IllnessInput): boolean =>
  isBlank(condition) && age.trim() === ''

/** Drops unused rows and answers to hidden questions. */
function onlyAsked({ noneKnown, illnesses, ...input }: FamilyInput) {
  const used = Object.entries(illnesses).filter(([, one]) => !noneKnown && !isUnused(one))
  return {
    ...input,
    noneKnown,
    illnesses: Object.fromEntries(used),
    firstRow: Object.keys(illnesses)[0] ?? '',
    age_at_death: input.is_deceased === 'died' ? input.age_at_death : '',
  }
}

const checkedInput = z
  .object({
    relation: choice(FamilyRelation),
    noneKnown: z.boolean(),
    illnesses: z.record(
      z.string(),
      z.object({
        condition: line(Contract.shape.condition),
        age_at_onset: optionalWhole(0, familyHistoryCreateAgeAtOnsetMax),
      }),
    ),
    firstRow: z.string(),
    is_deceased: z.custom<FamilyInput['is_deceased']>(),
    age_at_death: optionalWhole(0, familyHistoryCreateAgeAtDeathMax),
    notes: optionalLines(Contract.shape.notes),
  })
  .check(({ value: { noneKnown, illnesses, firstRow, age_at_death: death }, issues }) => {
    const refuse = (name: string, path: string[]) =>
      issues.push({ code: 'custom', params: { rule: name }, path, input: undefined, continue: true })
    const rows = Object.entries(illnesses)
    if (rows.length === 0 && !noneKnown) refuse('atLeastOne', ['illnesses', firstRow, 'condition'])
    rows.forEach(([key, { condition }], at) => {
      const isDouble = rows.slice(0, at).some(([, other]) => bare(other.condition) === bare(condition))
      if (isDouble) refuse('sameTwice', ['illnesses', key, 'condition'])
    })
    const isBefore = rows.some(
      ([, { age_at_onset: onset }]) =>
        typeof onset === 'number' && typeof death === 'number' && onset > death,
    )
    if (isBefore) refuse('deathBeforeOnset', ['age_at_death'])
  })

/** The form of one relative (HEALTH-06, DATA-56). */
export const familySchema = z.pipe(z.transform(onlyAsked), checkedInput)

export type FamilyChecked = z.output<typeof familySchema>
export type FamilyFields = Required<Omit<FamilyHistoryCreate, 'patient' | 'source_text'>>

/** Converts the form to requests: one entry per illness, with its row key. */
export function toRequests(checked: FamilyChecked): { key: string; fields: FamilyFields }[] {
  const { relation, noneKnown, illnesses, is_deceased: life, age_at_death, notes } = checked
  const shared = {
    relation,
    is_deceased: life === '' ? null : life === 'died',
    age_at_death,
    notes: notes ?? null,
  }
  if (noneKnown) return [{ key: '', fields: { ...shared, condition: null, age_at_onset: null } }]
  return Object.entries(illnesses).map(([key, { condition, age_at_onset }]) => ({
    key,
    fields: { ...shared, condition, age_at_onset },
  }))
}
