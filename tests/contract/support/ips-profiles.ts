// What the International Patient Summary 2.0 asks of a document beyond the JSON schema of FHIR R4: the cardinalities and
// invariants of its profiles (hl7.org/fhir/uv/ips), and those of R4 itself that no JSON schema can state.

export type Json = Readonly<Record<string, unknown>>

/** The values at a path; lists on the way are walked. A plain value may be an extension that says why it is absent. */
export function at(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value]
  for (const name of path.split('.')) {
    found = found.flatMap((one) => {
      const row: Json = Object(one)
      return [row[name], row[`_${name}`]].flat().filter((member) => member !== undefined)
    })
  }
  return found
}

/** One of `effective[x]`. */
const choice = (resource: Json, stem: string): unknown[] =>
  Object.entries(resource).flatMap(([name, value]) =>
    name.replace(/^_/, '').startsWith(stem) ? [value] : [],
  )

const each = (resource: Json, path: string, holds: (one: Json) => boolean) =>
  at(resource, path).every((one) => holds(Object(one)))

const codesAt = (resource: Json, path: string) => at(resource, `${path}.coding.code`)

/** Elements that a profile requires, each wherever its parent is. */
export const required: readonly (readonly [type: string, parent: string, element: string])[] = [
  ['Bundle', '', 'identifier'],
  ['Bundle', '', 'timestamp'],
  ['Bundle', 'entry', 'fullUrl'],
  ['Bundle', 'entry', 'resource'],
  ['Composition', '', 'status'],
  ['Composition', '', 'date'],
  ['Composition', '', 'author'],
  ['Composition', '', 'title'],
  ['Composition', 'subject', 'reference'],
  ['Composition', 'section', 'title'],
  ['Composition', 'section', 'code'],
  ['Composition', 'section', 'text'],
  ['Patient', '', 'name'],
  ['Patient', '', 'birthDate'],
  ['AllergyIntolerance', '', 'code'],
  ['AllergyIntolerance', 'patient', 'reference'],
  ['AllergyIntolerance', 'reaction', 'manifestation'],
  ['MedicationStatement', '', 'status'],
  ['MedicationStatement', 'subject', 'reference'],
  ['Condition', '', 'code'],
  ['Condition', 'subject', 'reference'],
  ['Immunization', '', 'vaccineCode'],
  ['Immunization', 'patient', 'reference'],
  ['Procedure', '', 'code'],
  ['Procedure', 'subject', 'reference'],
  ['Observation', '', 'code'],
  ['Observation', '', 'category'],
  ['Observation', '', 'performer'],
  ['Observation', 'subject', 'reference'],
]

/** Elements that may be of several types: exactly one of them, or the reason why there is none. */
export const oneOf: readonly (readonly [type: string, stem: string])[] = [
  ['MedicationStatement', 'medication'],
  ['MedicationStatement', 'effective'],
  ['Immunization', 'occurrence'],
  ['Procedure', 'performed'],
  ['Observation', 'effective'],
]
export const choicesOf = choice

/** Elements that a profile forbids. */
export const forbidden: readonly (readonly [type: string, path: string])[] = [
  ['Bundle', 'entry.search'],
  ['Bundle', 'entry.request'],
  ['Bundle', 'entry.response'],
  ['Composition', 'section.section'],
]

const isVital = (one: Json) => codesAt(one, 'category').includes('vital-signs')
const profileOf = (one: Json) => String(at(one, 'meta.profile')).split('/').at(-1) ?? ''
const isQuantity = (one: Json, units: readonly string[]) =>
  at(one, 'valueQuantity.system').join() === 'http://unitsofmeasure.org' &&
  units.includes(at(one, 'valueQuantity.code').join())
const vital =
  (code: string, units: readonly string[]) =>
  (one: Json): boolean =>
    codesAt(one, 'code').join() === code && isQuantity(one, units)

/** The vital signs of FHIR R4, by the name of their profile. */
const vitalUnits: Readonly<Record<string, (one: Json) => boolean>> = {
  bodyweight: vital('29463-7', ['kg', 'g', '[lb_av]']),
  heartrate: vital('8867-4', ['/min']),
  bodytemp: vital('8310-5', ['Cel', '[degF]']),
  bp: (one) =>
    codesAt(one, 'code').join() === '85354-9' &&
    codesAt(one, 'component.code').join() === '8480-6,8462-4' &&
    each(one, 'component', (part) => isQuantity(part, ['mm[Hg]'])),
}

/** By name in the specification. */
export const invariants: readonly (readonly [name: string, type: string, holds: (one: Json) => boolean])[] = [
  [
    'bdl-ips-1 one composition, the first',
    'Bundle',
    (one) =>
      at(one, 'entry.resource.resourceType').indexOf('Composition') === 0 &&
      at(one, 'entry.resource.resourceType').lastIndexOf('Composition') === 0,
  ],
  [
    'one patient',
    'Bundle',
    (one) => at(one, 'entry.resource.resourceType').filter((type) => type === 'Patient').length === 1,
  ],
  ['type = document', 'Bundle', (one) => one['type'] === 'document'],
  [
    'bdl-7 each address once',
    'Bundle',
    (one) => new Set(at(one, 'entry.fullUrl')).size === at(one, 'entry').length,
  ],
  ['type = 60591-5', 'Composition', (one) => codesAt(one, 'type').join() === '60591-5'],
  [
    'problems, allergies and medicines, once each',
    'Composition',
    (one) =>
      ['11450-4', '48765-2', '10160-0'].every(
        (code) => codesAt(one, 'section.code').filter((other) => other === code).length === 1,
      ),
  ],
  [
    'ips-comp-1 entries or the reason why there are none',
    'Composition',
    (one) => each(one, 'section', (section) => at(section, 'entry').length > 0 !== 'emptyReason' in section),
  ],
  [
    'ips-pat-1 a name that can be read',
    'Patient',
    (one) => each(one, 'name', (name) => 'text' in name || 'family' in name || 'given' in name),
  ],
  [
    'ait-1, ait-2 a clinical status unless entered in error',
    'AllergyIntolerance',
    (one) => codesAt(one, 'verificationStatus').includes('entered-in-error') !== 'clinicalStatus' in one,
  ],
  [
    'nothing that was entered in error',
    'AllergyIntolerance',
    (one) =>
      codesAt(one, 'verificationStatus').every((code) => ['confirmed', 'unconfirmed'].includes(String(code))),
  ],
  [
    'nothing that was entered in error',
    'MedicationStatement',
    (one) => ['active', 'completed'].includes(String(one['status'])),
  ],
  [
    'qty-3 a code of a unit has a system',
    'MedicationStatement',
    (one) => each(one, 'dosage.doseAndRate.doseQuantity', (dose) => !('code' in dose) || 'system' in dose),
  ],
  [
    'rat-1 a ratio has both halves',
    'MedicationStatement',
    (one) => each(one, 'dosage.maxDosePerPeriod', (ratio) => 'numerator' in ratio && 'denominator' in ratio),
  ],
  [
    'tim-2 a period has a unit',
    'MedicationStatement',
    (one) => each(one, 'dosage.timing.repeat', (repeat) => 'period' in repeat === 'periodUnit' in repeat),
  ],
  [
    'con-4 what is over is not active',
    'Condition',
    (one) => !('abatementDateTime' in one) || codesAt(one, 'clinicalStatus').join() === 'resolved',
  ],
  ['a problem of the list', 'Condition', (one) => codesAt(one, 'category').includes('problem-list-item')],
  [
    'a category of the list',
    'Observation',
    (one) => ['laboratory', 'vital-signs', 'survey'].includes(codesAt(one, 'category').join()),
  ],
  [
    'vs-1 of a vital sign the day is known',
    'Observation',
    (one) => !isVital(one) || /^\d{4}-\d\d-\d\d/.test(String(one['effectiveDateTime'])),
  ],
  [
    'a vital sign has the code and the units of its profile',
    'Observation',
    (one) => !isVital(one) || vitalUnits[profileOf(one)]?.(one) === true,
  ],
  [
    'ips-2, obs-6, vs-2 a value or the reason why there is none, or components',
    'Observation',
    (one) =>
      [choice(one, 'value').length === 1, 'dataAbsentReason' in one, 'component' in one].filter(Boolean)
        .length === 1,
  ],
  [
    'obs-3 a range has a bound or a text',
    'Observation',
    (one) => each(one, 'referenceRange', (range) => 'low' in range || 'high' in range || 'text' in range),
  ],
]

/** The kinds of resource that a section may list. */
export const entriesOf: readonly (readonly [section: string, type: string])[] = [
  ['11450-4', 'Condition'],
  ['48765-2', 'AllergyIntolerance'],
  ['10160-0', 'MedicationStatement'],
  ['11369-6', 'Immunization'],
  ['47519-4', 'Procedure'],
  ['30954-2', 'Observation'],
  ['8716-3', 'Observation'],
]
