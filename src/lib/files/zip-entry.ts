const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
/** The end record, with the longest comment it may have. */
const TAIL = 22 + 0xffff
const DEFLATED = 8
/** Archives of more than 4 GB say so elsewhere. */
const BEYOND = 0xffffffff

type Entry = { name: string; method: number; compressed: number; size: number; offset: number }

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer())

async function entriesOf(file: Blob): Promise<Entry[]> {
  const from = Math.max(0, file.size - TAIL)
  const tail = await viewOf(file.slice(from))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new Error('This is no ZIP file.')
  const start = tail.getUint32(end + 16, true)
  const directory = await viewOf(file.slice(start, start + tail.getUint32(end + 12, true)))
  const entries: Entry[] = []
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === DIRECTORY) {
    const length = directory.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, length)),
      method: directory.getUint16(at + 10, true),
      compressed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at += 46 + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  return entries
}

/**
 * The content of the largest entry of a ZIP file whose name fits, without reading the rest.
 * @throws if there is none, or it cannot be read
 */
export async function zipEntry(
  file: Blob,
  fits: (name: string) => boolean,
): Promise<ReadableStream<Uint8Array>> {
  const [entry] = (await entriesOf(file))
    .filter(({ name }) => fits(name))
    .toSorted((one, other) => other.size - one.size)
  if (!entry || entry.offset === BEYOND || entry.compressed === BEYOND)
    throw new Error('There is no such entry.')
  const head = await viewOf(file.slice(entry.offset, entry.offset + 30))
  if (head.getUint32(0, true) !== LOCAL) throw new Error('The ZIP file is damaged.')
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const content = file.slice(from, from + entry.compressed)
  return entry.method === DEFLATED
    ? content.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    : content.stream()
}
