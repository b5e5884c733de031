import { ApiError } from '#src/api/errors.ts'
import { getFile } from '#src/api/get-file.ts'
import { formatIn } from '#src/i18n/use-format.ts'
import { textsIn } from '#src/i18n/texts.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { fileNamePart } from '#src/lib/browser/save-file.ts'
import { createZip } from '#src/lib/browser/zip.ts'
import { filesIn, type MyFile } from './my-files.ts'
import { myDataPage } from './my-data-page.ts'
import { readMyData, type Report } from './read-my-data.ts'
import type { Writers } from './writers.ts'

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
