// Uploads of files to the storage: a test says how far each is, and how it ends.
import axios, { AxiosError } from 'axios'
import type { AxiosRequestConfig } from 'axios'
import { vi } from 'vitest'
import { setOnline } from './server.ts'

export type Upload = {
  readonly url: string | undefined
  readonly file: unknown
  readonly progress: (part: number) => void
  readonly arrive: () => void
  readonly signal: AxiosRequestConfig['signal']
  readonly fail: (error: unknown) => void
  /** The connection is lost. */
  readonly breakOff: () => void
}

/** Holds every upload until the test ends it, and returns those that were started. `vi.restoreAllMocks()` undoes it. */
export function holdUploads(): readonly Upload[] {
  const uploads: Upload[] = []
  vi.spyOn(axios, 'request').mockImplementation(
    ({ url, data: file, signal, onUploadProgress }: AxiosRequestConfig) =>
      new Promise<never>((arrive, fail) => {
        uploads.push({
          url,
          file,
          signal,
          fail,
          progress: (part) =>
            onUploadProgress?.({ progress: part, loaded: 0, bytes: 0, lengthComputable: true }),
          arrive: () => arrive(undefined as never),
          breakOff: () => {
            setOnline(false)
            fail(new AxiosError('Network Error', AxiosError.ERR_NETWORK))
          },
        })
        signal?.addEventListener?.('abort', () => fail(new AxiosError('canceled', AxiosError.ERR_CANCELED)))
      }),
  )
  return uploads
}
