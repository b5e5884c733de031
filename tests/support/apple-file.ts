// An export of Apple Health: the shape of its export.xml and of the ZIP file around it, with values of our own.
import { deflateRawSync } from 'node:zlib'

type Value = readonly [
  type: string,
  unit: string,
  value: string | number,
  startDate?: string,
  source?: string,
]

const record = ([type, unit, value, startDate = '2026-03-01 07:30:12 -0500', source = 'Scale']: Value) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" device="&lt;HKDevice&gt;" unit="${unit}" ` +
  `creationDate="${startDate}" startDate="${startDate}" endDate="${startDate}" value="${value}"/>`

export const appleXml = (...values: readonly Value[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT Record ANY>\n<!ATTLIST Record type CDATA #REQUIRED>\n]>\n` +
  `<HealthData locale="en_CA">\n${values.map(record).join('\n')}\n</HealthData>\n`

function bytes(...numbers: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([size, value]) => {
      const part = Buffer.alloc(size)
      part.writeUIntLE(value, 0, size)
      return part
    }),
  )
}

/** A ZIP file of compressed texts. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = deflateRawSync(text)
    const shared = bytes(
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, 0],
      [4, content.length],
      [4, text.length],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([bytes([4, 0x04034b50]), shared, Buffer.from(name), content])
    const rest = bytes([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(Buffer.concat([bytes([4, 0x02014b50], [2, 20]), shared, rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = directory.length
  const end = bytes([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])
  return Buffer.from(Buffer.concat([...parts, ...directory, end]))
}
