import axios, { AxiosError } from 'axios'
import { ApiError } from './errors.ts'

/** Where a file goes: an address that was made for it. */
export type FileAddress = { url: string; method: 'PUT'; headers: Readonly<Record<string, string>> }

type Options = { signal: AbortSignal; onProgress: (part: number) => void }

/** How long a file of 50 MB may take on a slow line, in ms. */
const PATIENCE = 15 * 60_000

/**
 * Sends a file to the storage that the backend named. No token goes there: the address is enough. The browser reads
 * the file while it sends it, so it is never in memory as a whole.
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
