import { RecordImportLimits } from '#generated/zod/portageV1.schemas.zod.ts'
import { type FileKind, sentFileName } from '#src/lib/files/file-rules.ts'
import { textOfFile } from '#src/lib/files/read-csv.ts'
import { type FileBundle, healthCardBundles } from './health-card.ts'
import { at, list, text } from './json.ts'
import { type BundleContent, type BundleOptions, type Person, readBundle, sizeOf } from './read-bundle.ts'

/** FHIR as JSON, and SMART Health Cards. */
export const fhirJson: FileKind = {
  name: 'JSON',
  endings: ['.json', '.smart-health-card'],
  type: 'application/json',
  otherTypes: ['application/fhir+json', 'application/smart-health-card', 'text/json', 'text/plain'],
  // With or without a byte order mark.
  begins: /^(\u00ef\u00bb\u00bf)?\s*\{/,
}

export type Refusal = 'unreadable' | 'notFhir' | 'tooMany' | 'severalPeople' | 'nothing'
export type FileContent = BundleContent & { isCard: boolean }

const fitsLimit = (entries: number) => RecordImportLimits.shape.entries.safeParse(entries).success

async function bundlesOf(json: unknown, mostBytes: number): Promise<FileBundle[]> {
  if (at(json, 'verifiableCredential') !== undefined) return healthCardBundles(json, mostBytes)
  return [{ bundle: json, issuer: null }]
}

const isSamePerson = (one: Person, other: Person) =>
  one.name === other.name && one.birthDate === other.birthDate

/** What is in a file, or why it cannot be imported. */
export async function readRecords(
  file: File,
  mostBytes: number,
  options: Omit<BundleOptions, 'fileName'>,
): Promise<FileContent | { refused: Refusal }> {
  const content = await textOfFile(file).catch(() => '')
  return readTexts([content], mostBytes, { ...options, fileName: sentFileName(file.name) })
}

/** What is in several texts, such as the files behind a link. */
export async function readTexts(
  texts: readonly string[],
  mostBytes: number,
  options: BundleOptions,
): Promise<FileContent | { refused: Refusal }> {
  let bundles: FileBundle[]
  let isCard = false
  try {
    const all = texts.map((one): unknown => JSON.parse(one.replace(/^\ufeff/, '')))
    isCard = all.some((json) => at(json, 'verifiableCredential') !== undefined)
    bundles = (await Promise.all(all.map((json) => bundlesOf(json, mostBytes)))).flat()
  } catch {
    return { refused: 'unreadable' }
  }
  if (bundles.length === 0 || bundles.some(({ bundle }) => text(at(bundle, 'resourceType')) === null)) {
    return { refused: 'notFhir' }
  }
  const size = bundles.reduce((sum, { bundle }) => sum + sizeOf(bundle), 0)
  if (size > 0 && !fitsLimit(size)) return { refused: 'tooMany' }
  const patients = bundles.flatMap(({ bundle }) =>
    list(at(bundle, 'entry')).filter((entry) => at(entry, 'resource', 'resourceType') === 'Patient'),
  )
  const contents = bundles.map(({ bundle, issuer }) => readBundle(bundle, issuer, options))
  const people = contents.flatMap(({ person }) => person ?? [])
  const [person = null] = people
  const isMixed =
    patients.length > bundles.length || people.some((one) => !isSamePerson(one, people[0] ?? one))
  if (isMixed) return { refused: 'severalPeople' }
  const records = contents.flatMap((one) => one.records)
  const left = contents.flatMap((one) => one.left)
  if (records.length + left.length === 0) return { refused: 'nothing' }
  return { records, left, person, isCard }
}
