import { codingsOf, type FileContext, nameBehind, nameOf, nameOfResource, statusOf } from './fhir-values.ts'
import { at, line, list, text } from './json.ts'
import { readAllergy } from './kinds/allergy.ts'
import { readCondition } from './kinds/condition.ts'
import { readFamily } from './kinds/family-history.ts'
import { readImmunization } from './kinds/immunization.ts'
import { measurementKind, readMeasurement } from './kinds/measurement.ts'
import { readMedication } from './kinds/medication.ts'
import { readProcedure } from './kinds/procedure.ts'
import { readResults } from './kinds/test-result.ts'
import type { LeftReason, Reading } from './reading.ts'
import { type FoundRecord, type ImportKind, prepared } from './records.ts'

/** An entry that becomes no record. */
export type LeftEntry = { title: string; reason: LeftReason }
export type Person = { name: string | null; birthDate: string | null }
export type BundleContent = { records: FoundRecord[]; left: LeftEntry[]; person: Person | null }

/** What belongs to other entries, or only says who and where. */
const parts = new Set([
  'Binary',
  'Composition',
  'Encounter',
  'Location',
  'Medication',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Provenance',
  'RelatedPerson',
  'Specimen',
])

const resourcesOf = (bundle: unknown): readonly unknown[] =>
  at(bundle, 'resourceType') === 'Bundle'
    ? list(at(bundle, 'entry')).map((entry) => at(entry, 'resource'))
    : [bundle]

const typeOf = (resource: unknown): string => line(at(resource, 'resourceType')) ?? ''

/** Finds what references name: by the address of an entry, by type and id, or within the resource itself. */
function finderOf(bundle: unknown) {
  const known = new Map<string, unknown>()
  for (const entry of list(at(bundle, 'entry'))) {
    const resource = at(entry, 'resource')
    const url = text(at(entry, 'fullUrl'))
    if (url) known.set(url, resource)
    const id = text(at(resource, 'id'))
    if (id) known.set(`${typeOf(resource)}/${id}`, resource)
  }
  return (resource: unknown) => (reference: unknown) => {
    const to = text(at(reference, 'reference'))
    if (!to) return undefined
    if (!to.startsWith('#')) return known.get(to)
    return list(at(resource, 'contained')).find((one) => at(one, 'id') === to.slice(1))
  }
}

const LAB = new Set(['laboratory', 'imaging', 'pathology'])
const NOT_LAB = new Set([
  'vital-signs',
  'social-history',
  'survey',
  'exam',
  'activity',
  'therapy',
  'procedure',
])

/** The pregnancy observations of the International Patient Summary (LOINC): they come without a category. */
const PREGNANCY = new Set(
  '82810-3 11778-8 11779-6 11780-4 11636-8 11637-6 11638-4 11639-2 11640-0 11612-9 11613-7 11614-5 33065-4'.split(
    ' ',
  ),
)

/** A result, a measurement, or neither: smoking and pregnancy, for example, have no place. */
function observations(resource: unknown, file: FileContext): [ImportKind, Reading<never>][] {
  const kind = measurementKind(resource)
  if (kind) return [['measurements', readMeasurement(resource, kind, file) as Reading<never>]]
  const categories = list(at(resource, 'category')).flatMap((one) => statusOf(one) ?? [])
  const isPregnancy = codingsOf(at(resource, 'code')).some(({ code }) => PREGNANCY.has(code))
  const isOther = isPregnancy || categories.some((one) => NOT_LAB.has(one))
  const isLab = categories.some((one) => LAB.has(one)) || !isOther
  if (!isLab) return [['test_results', { left: 'kind' }]]
  const isGroup = at(resource, 'hasMember') !== undefined && at(resource, 'component') === undefined
  const results = readResults(resource, file)
  // The results of a group are entries of their own.
  if (isGroup && results.every((one) => 'left' in one)) return []
  return results.map((one) => ['test_results', one as Reading<never>])
}

function readingsOf(resource: unknown, file: FileContext): [ImportKind, Reading<never>][] {
  switch (typeOf(resource)) {
    case 'AllergyIntolerance':
      return [['allergies', readAllergy(resource, file) as Reading<never>]]
    case 'Condition':
      return [['conditions', readCondition(resource, file) as Reading<never>]]
    case 'FamilyMemberHistory':
      return readFamily(resource).map((one) => ['family_history', one as Reading<never>])
    case 'Immunization':
      return [['immunizations', readImmunization(resource, file) as Reading<never>]]
    case 'MedicationStatement':
    case 'MedicationRequest':
      return [['medications', readMedication(resource, file) as Reading<never>]]
    case 'Observation':
      return observations(resource, file)
    case 'Procedure':
      return [['procedures', readProcedure(resource, file) as Reading<never>]]
    default:
      return []
  }
}

/** What an entry is called, for those that are left out. */
const titleOf = (resource: unknown): string =>
  nameOf(at(resource, 'code')) ??
  nameOf(at(resource, 'vaccineCode')) ??
  nameOf(at(resource, 'medicationCodeableConcept')) ??
  line(at(resource, 'device', 'display')) ??
  line(at(resource, 'description')) ??
  nameOf(at(resource, 'type')) ??
  nameOf(at(resource, 'relationship')) ??
  typeOf(resource)

/** Sections without entries: they say that there is nothing, or only have text. */
function leftSections(sections: unknown): LeftEntry[] {
  return list(sections).flatMap((section) => {
    const within = leftSections(at(section, 'section'))
    const title = line(at(section, 'title')) ?? nameOf(at(section, 'code'))
    const isBare = list(at(section, 'entry')).length === 0 && list(at(section, 'section')).length === 0
    if (!isBare || !title) return within
    if (at(section, 'emptyReason') !== undefined) return [{ title, reason: 'nothingKnown' }]
    return at(section, 'text', 'div') === undefined ? [] : [{ title, reason: 'onlyText' }]
  })
}

export type BundleOptions = {
  patient: string
  /** Names the author of a file that names none. */
  fileName: string
  unknownReaction: string
}

export const sizeOf = (bundle: unknown): number => resourcesOf(bundle).length

/** What the entries of a bundle become. Nothing in it is trusted. */
export function readBundle(bundle: unknown, issuer: string | null, options: BundleOptions): BundleContent {
  const { patient, fileName, unknownReaction } = options
  const find = finderOf(bundle)
  const resources = resourcesOf(bundle)
  const composition = resources.find((one) => typeOf(one) === 'Composition')
  const person = resources.find((one) => typeOf(one) === 'Patient')
  const written = { find: find(composition), unknownReaction }
  const named = nameBehind(written, ...list(at(composition, 'author')), at(composition, 'custodian'))
  const authors = [named, issuer, fileName].filter((one) => one !== null)
  const records: FoundRecord[] = []
  const left: LeftEntry[] = leftSections(at(composition, 'section'))
  for (const resource of resources) {
    const type = typeOf(resource)
    if (parts.has(type)) continue
    const file = { find: find(resource), unknownReaction }
    const readings = readingsOf(resource, file)
    const isKnown = readings.length > 0 || type === 'Observation'
    if (!isKnown)
      left.push({ title: titleOf(resource), reason: type === 'DocumentReference' ? 'documents' : 'kind' })
    for (const [kind, reading] of readings) {
      const found = 'left' in reading ? reading : prepared(kind, reading, { patient, authors })
      if ('left' in found) left.push({ title: titleOf(resource), reason: found.left })
      else records.push(found)
    }
  }
  return {
    records,
    left,
    person: person ? { name: nameOfResource(person), birthDate: text(at(person, 'birthDate')) } : null,
  }
}
