// A patient summary as other systems write it: true to the profiles of the International Patient Summary (the shapes of
// its published examples), with names and values of our own.
const snomed = 'http://snomed.info/sct'
const loinc = 'http://loinc.org'
const hl7 = 'http://terminology.hl7.org/CodeSystem'
const absent = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
})
const subject = { reference: 'Patient/p1' }

export const ipsResources = {
  allergy: {
    resourceType: 'AllergyIntolerance',
    id: 'a1',
    clinicalStatus: coded(`${hl7}/allergyintolerance-clinical`, 'active'),
    verificationStatus: coded(`${hl7}/allergyintolerance-verification`, 'confirmed'),
    category: ['medication'],
    criticality: 'high',
    code: coded(snomed, '373270004', 'Penicillin'),
    patient: subject,
    onsetDateTime: '2010-05',
    asserter: { reference: 'Practitioner/d1' },
    reaction: [
      {
        manifestation: [
          coded(snomed, '271807003', 'Eruption of skin'),
          coded(snomed, '62315008', 'Diarrhea'),
        ],
        severity: 'moderate',
      },
    ],
  },
  medicine: {
    resourceType: 'MedicationStatement',
    id: 'm1',
    status: 'active',
    medicationReference: { reference: 'Medication/m0' },
    subject,
    effectivePeriod: { start: '2015-03' },
    dosage: [
      {
        text: '1 tablet once a day',
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        route: coded('http://standardterms.edqm.eu', '20053000', 'Oral use'),
        doseAndRate: [
          { doseQuantity: { value: 1, unit: 'tablet', system: 'http://unitsofmeasure.org', code: '1' } },
        ],
      },
    ],
  },
  medication: {
    resourceType: 'Medication',
    id: 'm0',
    code: coded('http://www.whocc.no/atc', 'L02BG03', 'anastrozole'),
    ingredient: [
      {
        itemCodeableConcept: coded(snomed, '386910003', 'Anastrozole'),
        strength: {
          numerator: { value: 1, unit: 'mg', system: 'http://unitsofmeasure.org', code: 'mg' },
          denominator: { value: 1, unit: 'tablet', system: 'http://unitsofmeasure.org', code: '1' },
        },
      },
    ],
  },
  condition: {
    resourceType: 'Condition',
    id: 'c1',
    clinicalStatus: coded(`${hl7}/condition-clinical`, 'remission'),
    verificationStatus: coded(`${hl7}/condition-ver-status`, 'confirmed'),
    category: [coded(loinc, '75326-9', 'Problem')],
    code: coded(snomed, '254837009', 'Malignant tumor of breast'),
    subject,
    onsetDateTime: '2015-01',
    abatementDateTime: '2015-03',
  },
  immunization: {
    resourceType: 'Immunization',
    id: 'i1',
    status: 'completed',
    vaccineCode: coded('http://www.whocc.no/atc', 'J07CA02', 'diphtheria-tetanus-pertussis vaccine'),
    patient: subject,
    occurrenceDateTime: '1998-06-04T00:00:00+02:00',
    performer: [{ actor: { reference: 'Organization/o1' } }],
    protocolApplied: [{ doseNumberString: '2' }],
  },
  procedure: {
    resourceType: 'Procedure',
    id: 'r1',
    status: 'completed',
    code: coded(snomed, '392021009', 'Lumpectomy of breast'),
    subject,
    performedPeriod: { start: '2015-02-11', end: '2015-02-11' },
    bodySite: [coded(snomed, '73056007', 'Right breast')],
  },
  result: {
    resourceType: 'Observation',
    id: 'l1',
    status: 'final',
    category: [coded(`${hl7}/observation-category`, 'laboratory')],
    code: coded(loinc, '4548-4', 'Hemoglobin A1c'),
    subject,
    effectiveDateTime: '2024-03-01T08:20:00-05:00',
    performer: [{ reference: 'Organization/o1' }],
    valueQuantity: { value: 6.4, unit: '%', system: 'http://unitsofmeasure.org', code: '%' },
    referenceRange: [{ low: { value: 4, unit: '%' }, high: { value: 6, unit: '%' } }],
    interpretation: [coded(`${hl7}/v3-ObservationInterpretation`, 'H')],
  },
  pressure: {
    resourceType: 'Observation',
    id: 'v1',
    status: 'final',
    category: [coded(`${hl7}/observation-category`, 'vital-signs')],
    code: coded(loinc, '85354-9', 'Blood pressure panel'),
    subject,
    effectiveDateTime: '2024-03-01T08:30:00-05:00',
    component: [
      { code: coded(loinc, '8480-6'), valueQuantity: { value: 124, unit: 'mm[Hg]', code: 'mm[Hg]' } },
      { code: coded(loinc, '8462-4'), valueQuantity: { value: 79, unit: 'mm[Hg]', code: 'mm[Hg]' } },
    ],
  },
  family: {
    resourceType: 'FamilyMemberHistory',
    id: 'f1',
    status: 'completed',
    patient: subject,
    relationship: coded(`${hl7}/v3-RoleCode`, 'MGRMTH', 'maternal grandmother'),
    condition: [
      {
        code: coded(snomed, '22298006', 'Myocardial infarction'),
        onsetAge: { value: 74, unit: 'a', code: 'a' },
      },
    ],
  },
  smoking: {
    resourceType: 'Observation',
    id: 's1',
    status: 'final',
    category: [coded(`${hl7}/observation-category`, 'social-history')],
    code: coded(loinc, '72166-2', 'Tobacco smoking status'),
    subject,
    effectiveDateTime: '2024-03-01',
    valueCodeableConcept: coded(snomed, '8517006', 'Ex-smoker'),
  },
  noDevice: {
    resourceType: 'DeviceUseStatement',
    id: 'n1',
    status: 'active',
    subject,
    device: { display: 'No device' },
  },
  noMedicine: {
    resourceType: 'MedicationStatement',
    id: 'n2',
    status: 'unknown',
    medicationCodeableConcept: coded(absent, 'no-medication-info', 'No information about medications'),
    subject,
  },
} as const

const about = {
  composition: {
    resourceType: 'Composition',
    id: 'x1',
    status: 'final',
    type: coded(loinc, '60591-5'),
    subject,
    date: '2024-05-02T09:00:00-05:00',
    author: [{ reference: 'Practitioner/d1' }],
    title: 'Patient summary',
    section: [],
  },
  patient: {
    resourceType: 'Patient',
    id: 'p1',
    name: [{ family: 'Tremblay', given: ['Maya'] }],
    birthDate: '1988-04-12',
  },
  practitioner: {
    resourceType: 'Practitioner',
    id: 'd1',
    name: [{ family: 'Roy', given: ['Anne'], prefix: ['Dr.'] }],
  },
  organization: { resourceType: 'Organization', id: 'o1', name: 'Lakeside Community Hospital' },
} as const

export const bundleOf = (...resources: readonly unknown[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map((resource) => {
    const { resourceType, id } = Object(resource) as { resourceType?: string; id?: string }
    return { fullUrl: `https://hospital.example/fhir/${resourceType ?? ''}/${id ?? ''}`, resource }
  }),
})

/** A whole summary about Maya. */
export const ipsBundle = () => bundleOf(...Object.values(about), ...Object.values(ipsResources))

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** The same as a SMART Health Card, signed by nobody. */
export async function healthCard(bundle: unknown): Promise<string> {
  const { deflateRawSync } = await import('node:zlib')
  const card = { iss: 'https://health.example/issuer', vc: { credentialSubject: { fhirBundle: bundle } } }
  const parts = [
    base64Url('{"zip":"DEF","alg":"ES256"}'),
    base64Url(deflateRawSync(JSON.stringify(card))),
    'none',
  ]
  return JSON.stringify({ verifiableCredential: [parts.join('.')] })
}
