import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/**
 * A ZIP archive that is made file by file. What is finished goes to the browser as a Blob, so that the memory of a
 * phone holds one file at a time.
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
    /** Documents and pictures are compressed already: they are stored as they are. */
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
