import { findingsOf } from '../documents/found-in.ts'
import { pdfOfPages } from '../media/pdf.ts'
import type { PdfPart } from '../media/pdf.ts'
import { dayAt } from './clock.ts'
import type { DocumentRow, Finding } from './document-row.ts'
import { uuidOf } from './ids.ts'
import { patientIdOf } from './seeds/profile-id.ts'
import type { DocumentSeed } from './seeds/health/document-seed.ts'
import { documentSeeds } from './seeds/health/documents.ts'
import type { World } from './world.ts'

const DAY = 86_400_000

const linesOf = (page: readonly string[]): PdfPart[] =>
  page.map((text, line) => ({
    kind: 'text',
    x: 56,
    y: 80 + line * 30,
    size: line === 0 ? 16 : 12,
    bold: line === 0,
    text,
  }))

/** Written once for all worlds. */
const written = new Map<string, Uint8Array<ArrayBuffer>>()

function fileOf({ key, name, language, pages }: DocumentSeed): Uint8Array<ArrayBuffer> {
  const known = written.get(key)
  if (known) return known
  const htmlLanguage = language === 'fr-ca' ? 'fr-CA' : 'en-CA'
  const file = pdfOfPages(name, htmlLanguage, pages.map(linesOf))
  written.set(key, file)
  return file
}

/** The record that was made of a finding when the document was reviewed, among the seeded ones. */
function acceptedRecord({ tables }: World, document: string, { kind, fields }: Finding): string | null {
  const { conditions, medications } = tables.records
  const table = { condition: conditions, medication: medications }[kind]
  const rows: Iterable<{ id: string; name: string; source_document: string | null }> = table.rows.values()
  for (const row of rows) if (row.source_document === document && row.name === fields.name) return row.id
  return null
}

/** The times that give a seeded document its status. */
function timesOf(
  seed: DocumentSeed,
  createdAt: number,
  today: number,
): Pick<DocumentRow, 'uploadedAt' | 'reading' | 'readings' | 'reviewedAt' | 'sendBefore'> {
  const arrived = { uploadedAt: createdAt, readings: 1, reviewedAt: null, sendBefore: createdAt + DAY }
  switch (seed.status) {
    case 'uploading':
      return { uploadedAt: null, reading: null, readings: 0, reviewedAt: null, sendBefore: today + 30 * DAY }
    case 'analyzing':
      return { ...arrived, reading: { endsAt: today + DAY, failure: null } }
    case 'analyzed':
      return { ...arrived, reading: { endsAt: createdAt, failure: null } }
    case 'reviewed':
      return { ...arrived, reading: { endsAt: createdAt, failure: null }, reviewedAt: createdAt }
    case 'failed':
      return { ...arrived, reading: { endsAt: createdAt, failure: seed.failure } }
  }
}

/** The documents of every profile; after the records, since some came from them. */
export function seedDocuments(world: World, today: number): void {
  for (const seed of documentSeeds) {
    const id = uuidOf(`document:${seed.key}`)
    const patient = patientIdOf(seed.profile)
    const createdAt = dayAt(today, -seed.daysAgo, seed.at)
    const file = fileOf(seed)
    const findings = findingsOf(id, seed.found ?? [])
    for (const finding of seed.status === 'reviewed' ? findings : []) {
      finding.record = acceptedRecord(world, id, finding)
      finding.state = finding.record === null ? 'ignored' : 'accepted'
    }
    world.tables.documents.rows.set(id, {
      id,
      patient,
      name: seed.name,
      notes: seed.notes ?? null,
      category: seed.category,
      documentDate: seed.documentDate ?? null,
      fileName: seed.fileName,
      size: file.length,
      purpose: seed.purpose ?? 'document',
      source: 'self_reported',
      recordedBy: world.tables.patients.get(patient)?.user ?? null,
      createdAt,
      updatedAt: createdAt,
      file: seed.status === 'uploading' ? null : file,
      pageCount: seed.pages.length,
      findings,
      ...timesOf(seed, createdAt, today),
    })
  }
}
