/**
 * Decompresses DEFLATE data without a header, as in ZIP files.
 * @throws if the data is damaged, or longer than `mostBytes` when decompressed
 */
export async function inflate(
  compressed: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // A failure to write is one to read as well.
  writer.write(compressed).catch(() => undefined)
  writer.close().catch(() => undefined)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = readable.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new RangeError('The file is too long.')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
