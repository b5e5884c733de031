import type { QueryClient } from '@tanstack/react-query'
import { getGetFormQueryOptions, getListFormsQueryOptions } from '#generated/endpoints/forms/forms.ts'
import { getExportMediaPictureQueryOptions } from '#generated/endpoints/media-files/media-files.ts'
import type {
  FormDefinition,
  JourneyDefinition,
  JourneyDesign,
  JourneyFile,
  JourneyFilePicture,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { jsonErrorLine } from '#src/lib/files/json-line.ts'
import { fileOfBanner } from '../fields/banners.ts'

/** Maximum file length in characters. */
const MAX_LENGTH = 2_000_000

/** Why a file cannot be read; the server checks the rest. */
export type FileProblem = { kind: 'tooLong' } | { kind: 'notJson'; line: number } | { kind: 'noJourney' }

export type JourneyRead = { kind: 'journey'; file: JourneyFile } | FileProblem

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads an exported journey, with or without its forms. Only its outline is checked here. */
export function readJourneyFile(text: string): JourneyRead {
  if (text.length > MAX_LENGTH) return { kind: 'tooLong' }
  let value: unknown
  try {
    // some editors write a byte order mark
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { kind: 'notJson', line: jsonErrorLine(error, text) }
  }
  if (!isRecord(value) || !isRecord(value.design)) return { kind: 'noJourney' }
  const { key, origin, design, forms, banner_picture: picture } = value
  const file = {
    kind: 'journey',
    key: typeof key === 'string' ? key : '',
    ...(origin !== undefined && { origin }),
    design,
    forms: forms ?? [],
    ...(picture !== undefined && { banner_picture: picture }),
  }
  // The server checks it against the contract before anything is written.
  return { kind: 'journey', file: file as unknown as JourneyFile }
}

export const writeJourneyFile = (file: JourneyFile): string => `${JSON.stringify(file, null, 2)}\n`

/** The keys of the forms that a design asks, each once. */
const formKeys = ({ start_form: start, steps }: JourneyDesign): readonly string[] => [
  ...new Set([start, ...steps.map(({ form }) => form)].filter((key) => key !== null)),
]

/** A form as published, or as its draft; undefined if there is none with this key. */
async function formWithKey(queries: QueryClient, key: string): Promise<FormDefinition | undefined> {
  const fresh = { query: { staleTime: 0, gcTime: 0 } }
  const { results } = await queries.fetchQuery(
    getListFormsQueryOptions({ search: key, page_size: 100 }, fresh),
  )
  const found = results.find((one) => one.key === key)
  if (!found) return undefined
  const { definition, draft } = await queries.fetchQuery(getGetFormQueryOptions(found.id, fresh))
  return definition ?? draft ?? undefined
}

/** The banner picture of a design, if a media library has it; undefined if it is gone, or too large for a file. */
async function pictureOf(
  queries: QueryClient,
  banner: string | null,
): Promise<JourneyFilePicture | undefined> {
  const id = fileOfBanner(banner)
  if (id === null) return undefined
  try {
    return await queries.fetchQuery(
      getExportMediaPictureQueryOptions(id, { query: { staleTime: 0, gcTime: 0 } }),
    )
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return undefined
    throw error
  }
}

/** A journey as it is written, with the forms that it asks and its banner picture. */
export async function journeyFileOf(
  queries: QueryClient,
  { key, origin }: Pick<JourneyDefinition, 'key' | 'origin'>,
  design: JourneyDesign,
): Promise<JourneyFile> {
  const [picture, ...forms] = await Promise.all([
    pictureOf(queries, design.banner),
    ...formKeys(design).map((one) => formWithKey(queries, one)),
  ])
  return {
    kind: 'journey',
    key,
    origin,
    design,
    forms: forms.filter((form) => form !== undefined),
    ...(picture && { banner_picture: picture }),
  }
}
