import { getDocumentDownload } from '#generated/endpoints/documents/documents.ts'
import { getUpload } from '#generated/endpoints/uploads/uploads.ts'
import type { FormData } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { getFile } from '#src/api/get-file.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { formatIn } from '#src/i18n/use-text.ts'
import { fileNamePart } from '#src/lib/browser/save-file.ts'
import { createZip } from '#src/lib/browser/zip.ts'
import { myDataPage } from './my-data-page.ts'
import { type MyData, readMyData, type Report } from './read-my-data.ts'
import type { Writers } from './writers.ts'

type MyFile = {
  id: string
  path: string
  name: string
  address: () => Promise<string>
}

/** Files in answers, by id: rows shaped like an upload. */
function filesOf(answers: FormData): { id: string; name: string }[] {
  return Object.values(answers).flatMap((answer) => {
    if (!Array.isArray(answer)) return []
    return answer.flatMap((row) => {
      if (typeof row !== 'object' || typeof row['content_type'] !== 'string') return []
      return [{ id: String(row['id']), name: String(row['name']) }]
    })
  })
}

/** A readable file name that is safe on all systems and unique. */
function pathIn(folder: string, { id, name }: { id: string; name: string }): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? ''
  const stem = fileNamePart(name.slice(0, name.length - ending.length)) || 'file'
  return `${folder}/${stem}-${id.slice(0, 8)}${ending}`
}

/** All documents and all files in submitted or draft answers. */
function filesIn({ records, submissions, drafts }: MyData): MyFile[] {
  const documents = records
    .flatMap(({ story }) => story.sections.documents?.results ?? [])
    .filter(({ status }) => status !== 'uploading')
    .map(({ id, file_name: name }) => ({
      id,
      name,
      path: pathIn('documents', { id, name }),
      address: async () => (await getDocumentDownload(id)).url,
    }))
  const answered = [...submissions, ...drafts].flatMap(({ form_data: answers }) => filesOf(answers))
  const uploads = [...new Map(answered.map((file) => [file.id, file])).values()].map(({ id, name }) => ({
    id,
    name,
    path: pathIn('answers', { id, name }),
    address: async () => (await getUpload(id)).url ?? '',
  }))
  return [...documents, ...uploads]
}

/** The backend withholds the file, for example because of a virus. */
const isRefused = (error: unknown) => error instanceof ApiError && [403, 404, 409, 410].includes(error.status)

/** The bytes of a file, or undefined if the backend withholds it. */
async function bytesOf({ address }: MyFile): Promise<Uint8Array | undefined> {
  try {
    return await getFile(await address())
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Collects all of the person's data into a ZIP: a readable page, the same as JSON, each profile's health record
 * as a page and as FHIR, all documents, and files of answers.
 * @throws when a part cannot be read, because an incomplete copy would look complete
 */
export async function makeArchive(locale: Locale, writers: Writers, report: Report): Promise<Blob> {
  const { t } = await textsIn(locale, 'settings', 'forms', 'story', 'care')
  const language = { t, locale, format: formatIn(locale) }
  const data = await readMyData(writers, report)
  const zip = createZip()
  const files = filesIn(data)
  const missing: MyFile[] = []
  report('files', 0, files.length)
  for (const [index, file] of files.entries()) {
    const bytes = await bytesOf(file)
    if (bytes) zip.addBytes(file.path, bytes)
    else missing.push(file)
    report('files', index + 1, files.length)
  }
  const records = data.records.map(({ profile, story }) => {
    const name = story.patient.display_name
    return { name, story, folder: `records/${fileNamePart(name) || 'profile'}-${profile.id.slice(0, 8)}` }
  })
  for (const { folder, story } of records) {
    zip.addText(`${folder}/health-record.html`, writers.storyPage(language, story))
    zip.addText(`${folder}/health-record.fhir.json`, writers.storyFhir(language, story))
  }
  const listed = files.map(({ id, name, path }) => ({
    id,
    name,
    path: missing.some((one) => one.id === id) ? null : path,
  }))
  zip.addText('my-data.json', jsonOf({ ...data, files: listed }))
  zip.addText('my-data.html', myDataPage({ data, files: listed, records }, language, writers))
  return zip.finish()
}
