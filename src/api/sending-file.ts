import type { SendOptions } from '#src/lib/files/file-sending.ts'
import { ApiError } from './errors.ts'
import { putFile, type FileAddress } from './put-file.ts'

/** Attempts to confirm the upload, and the pause between them in ms: a response may get lost. */
const TRIES = 3
const PAUSE = 1000

type Calls<Sent> = {
  create: () => Promise<{ id: string; upload: FileAddress }>
  complete: (id: string) => Promise<Sent>
  remove: (id: string) => Promise<unknown>
}

/**
 * Uploads a file: requests a URL, uploads to it, confirms. On failure or abort the record is deleted (F34); a
 * retry starts over.
 */
export async function sendFile<Sent>(file: File, options: SendOptions, calls: Calls<Sent>): Promise<Sent> {
  const { id, upload } = await calls.create()
  try {
    await putFile(upload, file, options)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await calls.complete(id)
      } catch (error) {
        const isLost = error instanceof ApiError && error.status === 0
        if (!isLost || attempt === TRIES || options.signal.aborted) throw error
        await new Promise((done) => setTimeout(done, PAUSE))
      }
    }
  } catch (error) {
    calls.remove(id).catch(() => undefined)
    throw error
  }
}
