import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/**
 * Builds a ZIP archive file by file. Finished files go to the browser as Blobs, so that a phone holds only one
 * in memory.
 */
export function createZip() {
  const parts: Blob[] = []
  let failure: unknown
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]))
  })
  return {
    /** Text is compressed. */
    addText(name: string, text: string): void {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(strToU8(text), true)
    },
    /** Documents and images are already compressed, so they are stored uncompressed. */
    addBytes(name: string, bytes: Uint8Array): void {
      const file = new ZipPassThrough(name)
      zip.add(file)
      file.push(bytes, true)
    },
    finish(): Blob {
      zip.end()
      if (failure) throw failure
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
