import { type FamilyHistory, FamilyRelation } from '#generated/model/index.ts'
import { relations, roleCode } from '../../kinds/family-history.ts'
import { codeIn, extensionText, nameOf, notesOf, ownCodeIn } from '../fhir-values.ts'
import { at, list, number } from '../json.ts'
import type { Reading } from '../reading.ts'

const all = Object.values(FamilyRelation)

/** The more exact relatives of HL7. */
const kin: Readonly<Record<string, FamilyRelation>> = {
  NMTH: 'mother',
  NFTH: 'father',
  BRO: 'sibling',
  SIS: 'sibling',
  NSIB: 'sibling',
  HBRO: 'half_sibling',
  HSIS: 'half_sibling',
  SON: 'child',
  DAU: 'child',
  MGRMTH: 'maternal_grandparents',
  MGRFTH: 'maternal_grandparents',
  PGRMTH: 'paternal_grandparents',
  PGRFTH: 'paternal_grandparents',
  MAUNT: 'maternal_aunt_uncle',
  MUNCLE: 'maternal_aunt_uncle',
  PAUNT: 'paternal_aunt_uncle',
  PUNCLE: 'paternal_aunt_uncle',
  MCOUSN: 'cousin',
  PCOUSN: 'cousin',
}

function relationOf(concept: unknown): FamilyRelation {
  const code = codeIn(concept, roleCode) ?? ''
  return (
    ownCodeIn(concept, 'relation', all) ??
    all.find((one) => relations[one] === code && code !== 'EXT') ??
    (Object.hasOwn(kin, code) ? kin[code] : undefined) ??
    'other'
  )
}

const YEARS = new Set(['a', 'years', 'year', 'yr'])

function ageOf(age: unknown): number | null {
  const value = number(at(age, 'value'))
  return value !== null && YEARS.has(String(at(age, 'code') ?? at(age, 'unit'))) ? Math.floor(value) : null
}

/** One record for each illness of a relative. */
export function readFamily(resource: unknown): Reading<FamilyHistory>[] {
  if (at(resource, 'status') === 'entered-in-error') return [{ left: 'error' }]
  const relationship = at(resource, 'relationship')
  const relation = relationOf(relationship)
  const death = ageOf(at(resource, 'deceasedAge'))
  const died = at(resource, 'deceasedBoolean')
  const relative = nameOf(relationship)
  const shared = {
    relation,
    is_deceased: death === null ? (typeof died === 'boolean' ? died : null) : true,
    age_at_death: death,
    notes: notesOf(resource).notes,
  }
  // Who recorded it has no element.
  const source = extensionText(resource, 'source_text')
  const isOurs = ownCodeIn(relationship, 'relation', all) !== undefined
  const lost = relation === 'other' && relative && !isOurs ? [relative] : []
  const conditions = list(at(resource, 'condition'))
  if (conditions.length === 0) {
    return [{ fields: { ...shared, condition: null, age_at_onset: null }, source, lost }]
  }
  return conditions.map((one) => {
    const condition = nameOf(at(one, 'code'))
    if (!condition) return { left: 'noName' }
    return { fields: { ...shared, condition, age_at_onset: ageOf(at(one, 'onsetAge')) }, source, lost }
  })
}
