import axios, { AxiosError } from 'axios'
import { ApiError } from './errors.ts'

/** A signed upload URL. */
export type FileAddress = { url: string; method: 'PUT'; headers: Readonly<Record<string, string>> }

type Options = { signal: AbortSignal; onProgress: (part: number) => void }

/** Timeout in ms: enough for 50 MB on a slow connection. */
const PATIENCE = 15 * 60_000

/**
 * Uploads a file to the storage URL the backend issued. No token is sent: the URL is signed. The browser
 * streams the file from disk, so it is never in memory as a whole.
 */
export async function putFile(
  { url, method, headers }: FileAddress,
  file: File,
  { signal, onProgress }: Options,
): Promise<void> {
  try {
    await axios.request({
      url,
      method,
      headers: { ...headers },
      data: file,
      signal,
      timeout: PATIENCE,
      transformRequest: (body: unknown) => body,
      transformResponse: () => undefined,
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    })
  } catch (error) {
    if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) throw error
    throw new ApiError(error.response?.status ?? 0, true, undefined, { cause: error })
  }
}
