import { getDocumentDownload } from '#generated/endpoints/documents/documents.ts'
import { getUpload } from '#generated/endpoints/uploads/uploads.ts'
import type { FormData } from '#generated/model/index.ts'
import { fileNamePart } from '#src/lib/browser/save-file.ts'
import type { MyData } from './read-my-data.ts'

export type MyFile = {
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
export function filesIn({ records, submissions, drafts }: MyData): MyFile[] {
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
