import { uuidOf } from '#mock-server/store/ids.ts'
import { app, GET, POST, seeded } from '../app.ts'
import { call } from '../client.ts'
import type { MadeSample, Sample } from '../sample.ts'

export const lakeside = seeded.organization('lakeside')

/** A seeded content of Lakeside, which is published. */
export const seededContent = (key: string) =>
  `/v1/organization-contents/${uuidOf(`content:${lakeside}:${key}`)}/`

/** A seeded media file of Lakeside. */
export const seededMedia = (path: string) => `/v1/media-files/${uuidOf(`media:${lakeside}:${path}`)}/`

const as = 'priya'
const revision = (number: number) => ({ 'If-Match': `"${number}"` })

/** The smallest file with the magic bytes of a PNG. */
export const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

const alt = { 'en-ca': 'Two crutches on a stair', 'fr-ca': 'Deux béquilles dans un escalier' }

/** Creates a content and returns its URL. */
export async function newContent(title = { 'en-ca': 'Sleeping well', 'fr-ca': '' }): Promise<string> {
  const { body } = await POST(
    '/v1/organization-contents/',
    { organization: lakeside, type: 'article', title },
    { as },
  )
  return `/v1/organization-contents/${String(Object(body).id)}/`
}

type Sent = { fileName?: string; contentType?: string; bytes?: Uint8Array<ArrayBuffer>; size?: number }

/** Creates a media file and uploads it; returns its URL and the storage's response. */
export async function sendMedia(sent: Sent = {}) {
  const { fileName = 'crutches.png', contentType = 'image/png', bytes = pngBytes, size = bytes.length } = sent
  const { body } = await POST(
    '/v1/media-files/',
    { organization: lakeside, file_name: fileName, content_type: contentType, size, alt },
    { as },
  )
  const { id, upload } = Object(body)
  const { url, method, headers } = upload
  const put = await app.fetch(new Request(url, { method, headers, body: bytes }))
  return { id: String(id), path: `/v1/media-files/${String(id)}/`, upload, put }
}

/** A media file that arrived. */
export async function readyMedia(sent: Sent = {}) {
  const { id, path } = await sendMedia(sent)
  await POST(`${path}complete_upload/`, undefined, { as })
  return { id, path }
}

/** The body that saves a content unchanged. */
export async function savedBody(path: string): Promise<Record<string, unknown>> {
  const { body } = await GET(path, { as })
  const {
    id: _id,
    organization: _organization,
    status: _status,
    revision: _revision,
    missing_languages: _missing,
    published_at: _published,
    review_on: _reviewOn,
    is_review_due: _isDue,
    publish_at: _publishAt,
    publish_failed_at: _failedAt,
    updated_at: _at,
    updated_by: _by,
    media_files: _files,
    uses: _uses,
    ...values
  } = Object(body)
  return values
}

/** A change by Priya from a revision; from none with null. */
export const changeAs = (method: string, path: string, from: number | null, body?: unknown) =>
  call(app, method, path, {
    as,
    ...(body !== undefined && { body }),
    ...(from !== null && { headers: revision(from) }),
  })

/** Saves a content with some of it changed. */
export const saveContent = async (path: string, from: number, changes: object) =>
  changeAs('PUT', path, from, { ...(await savedBody(path)), ...changes })

const hip = seededContent('hip-crutches')

/** One call an operation of contents and media. */
export const contentSamples = {
  listOrganizationContents: {
    path: `/v1/organization-contents/?organization=${lakeside}&search=BEQUILLES&type__in=article&status__in=published,changed&ordering=title`,
    as,
  },
  createOrganizationContent: {
    path: '/v1/organization-contents/',
    as,
    body: { organization: lakeside, type: 'article', title: { 'en-ca': '', 'fr-ca': 'Bien dormir' } },
  },
  getOrganizationContent: { path: hip, as },
  saveOrganizationContent: async (): Promise<Sample> => ({
    path: hip,
    as,
    headers: revision(1),
    body: await savedBody(hip),
  }),
  deleteOrganizationContent: async (): Promise<Sample> => ({
    path: await newContent(),
    as,
    headers: revision(1),
  }),
  publishOrganizationContent: { path: `${hip}publish/`, as, headers: revision(1) },
  reviewOrganizationContent: {
    path: `${hip}review/`,
    as,
    headers: revision(1),
    body: { review_on: '2030-01-15', reviewed: true },
  },
  scheduleOrganizationContent: {
    path: `${hip}schedule/`,
    as,
    headers: revision(1),
    body: { publish_at: '2030-01-15T14:00:00Z' },
  },
  unpublishOrganizationContent: { path: `${hip}unpublish/`, as, headers: revision(1) },
  listMediaFiles: {
    path: `/v1/media-files/?organization=${lakeside}&kind__in=film,captions&ordering=-size`,
    as,
  },
  createMediaFile: {
    path: '/v1/media-files/',
    as,
    body: { organization: lakeside, file_name: 'a.png', content_type: 'image/png', size: 12, alt },
  },
  exportMediaPicture: async () => ({ path: `${(await readyMedia()).path}export/`, as }),
  getMediaFile: { path: seededMedia('/media/library/spacer.webm'), as },
  updateMediaFile: {
    path: seededMedia('/media/library/spacer.webm'),
    as,
    headers: revision(1),
    body: { alt },
  },
  deleteMediaFile: async (): Promise<Sample> => ({ path: (await readyMedia()).path, as }),
  completeMediaFileUpload: async (): Promise<Sample> => ({
    path: `${(await sendMedia()).path}complete_upload/`,
    as,
  }),
} satisfies Record<string, MadeSample>
