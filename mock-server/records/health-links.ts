/** Made-up SMART Health Links (docs/health-story.md). */
export type MadeLink = {
  readonly passcode: string | null
  readonly isFile: boolean
  /** 32 bytes, in base64url; only here because the mock server encrypts on the spot. */
  readonly key: string
}

export const HEALTH_LINK_HOST = 'https://links.portage.test'
const KEY = 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q'

export const madeLinks: Readonly<Record<string, MadeLink>> = {
  'hospital-summary': { passcode: null, isFile: false, key: KEY },
  'hospital-summary-with-passcode': { passcode: '2468', isFile: false, key: KEY },
  'hospital-summary-file': { passcode: null, isFile: true, key: KEY },
}

const snomed = (code: string, display: string) => ({
  coding: [{ system: 'http://snomed.info/sct', code, display }],
})
const subject = { reference: 'Patient/1' }

const summary = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    {
      resourceType: 'Patient',
      id: '1',
      name: [{ given: ['Maya'], family: 'Tremblay' }],
      birthDate: '1988-04-12',
    },
    {
      resourceType: 'Procedure',
      id: '2',
      status: 'completed',
      code: snomed('73761001', 'Colonoscopy'),
      subject,
      performedDateTime: '2024-05-14',
    },
    {
      resourceType: 'AllergyIntolerance',
      id: '3',
      code: snomed('227037002', 'Fish'),
      category: ['food'],
      patient: subject,
      reaction: [{ manifestation: [snomed('247472004', 'Hives')], severity: 'mild' }],
    },
  ].map((resource) => ({ resource })),
}

const bytes = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const base64Url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Always the same bytes: the content never changes, so neither may the nonce. */
const IV = new Uint8Array(12).fill(7)
const TAG_BYTES = 16

/** The summary as a compact JWE. */
export async function encryptedSummary({ key }: MadeLink): Promise<string> {
  const header = base64Url(
    new TextEncoder().encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })),
  )
  const secret = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['encrypt'])
  const additionalData = new TextEncoder().encode(header)
  const plain = new TextEncoder().encode(JSON.stringify(summary))
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: IV, additionalData }, secret, plain),
  )
  const parts = [IV, sealed.slice(0, -TAG_BYTES), sealed.slice(-TAG_BYTES)].map(base64Url)
  return [header, '', ...parts].join('.')
}
