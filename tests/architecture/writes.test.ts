// Every write of the portal is in a table of writes (src/app/reading), which records all its outcomes.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { operationSpecs } from '#mock-server/contract/document.ts'
import { files, root, textOf } from './source.ts'

/** These are not sent by a press on a page of a person who is signed in; where they are tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  endGuestVisit: 'guests: tests/e2e/guest',
  consumeInvitationAsGuest: 'guests: tests/e2e/guest',
  createGuestUserClaimNonce: 'guests: src/app/claim',
  claimGuestUser: 'guests: tests/e2e/guest',
  filterProcessInstances: 'it reads',
  checkJourneyDefinition: 'it reads',
  checkJourneyImport: 'it reads',
  checkJourneyUpdate: 'it reads',
  readHealthLink: 'it reads',
  tryJourneyDefinition: 'it reads',
  markTestResultsSeen: 'by looking: src/pages/patient/records/TestResultsPage.test.tsx',
  createDocument: 'files: src/features/documents/upload/UploadTray.test.tsx',
  completeDocumentUpload: 'files: src/features/documents/upload/UploadTray.test.tsx',
  createMediaFile: 'files: src/features/content-admin/media/MediaUpload.test.tsx',
  completeMediaFileUpload: 'files: src/features/content-admin/media/MediaUpload.test.tsx',
  answerAccessReport: 'needs a report of another person: src/pages/admin/AdminHomePage.test.tsx',
  deletePersonMeasurementTarget: 'src/features/records/measurements/targets/CareTargets.test.tsx',
  createUpload: 'files: src/features/journeys/form-runner',
}

const source = files
  .filter((file) => file.startsWith('src/') && !file.includes('.test.'))
  .map(textOf)
  .join('\n')
const tables = files.filter((file) => /^src\/app\/reading\/.*-writes\.test\.tsx$/.test(file)).map(textOf)
const rows = tables.flatMap((table) =>
  [...table.matchAll(/^ {2}'?([a-z]\w+(?: [\w ]+)?)'?: \{/gm)].map(([, name = '']) => name),
)

const isSent = (id: string) =>
  new RegExp(`\\b(use${id[0]?.toUpperCase()}${id.slice(1)}|${id})\\b`).test(source)

const sent = operationSpecs.filter(({ id, method }) => method !== 'get' && isSent(id)).map(({ id }) => id)

test('the tables and the writes are seen', () => {
  expect(sent.length).toBeGreaterThan(90)
  expect(rows.length).toBeGreaterThan(90)
})

test('every write that the portal sends has a row', () => {
  const known = new Set([...rows.map((row) => row.split(' ')[0]), ...Object.keys(ELSEWHERE)])
  expect(sent.filter((id) => !known.has(id))).toEqual([])
})

const keptIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .map((name) => name.replace(/\.txt$/, ''))
    .toSorted()

test('what is kept of writes belongs to rows', () => {
  expect(keptIn('tests/data/writes')).toEqual(rows.toSorted())
})

test('what is kept of walks belongs to walks', () => {
  const walks = files
    .filter((file) => /^src\/app\/reading\/.*-walks\.test\.tsx$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^ {2}'?([a-z][\w, -]+?)'?: \{/gm)].map(([, name = '']) => name),
    )
  const forms = [...textOf('src/app/reading/fields.test.tsx').matchAll(/^ {4}'([^']+)': \[/gm)]
  const fields = forms.map(([, name]) => `fields of ${name}`)
  expect(keptIn('tests/data/walks')).toEqual([...walks, ...fields].toSorted())
})
