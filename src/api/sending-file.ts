import type { SendOptions } from '#src/lib/file-sending.ts'
import { ApiError } from './errors.ts'
import { putFile, type FileAddress } from './put-file.ts'

/** How often the backend is told that the file is here, and the pause between, in ms: the answer may get lost. */
const TRIES = 3
const PAUSE = 1000

type Calls<Sent> = {
  create: () => Promise<{ id: string; upload: FileAddress }>
  complete: (id: string) => Promise<Sent>
  remove: (id: string) => Promise<unknown>
}

/**
 * Sends a file: the backend gives an address, the file goes there, the backend is told. When that fails or is
 * stopped, nothing stays behind (F34); another attempt starts from the beginning.
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
