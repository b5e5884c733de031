import type { FileKind } from './file-rules.ts'

/** Windows with Excel names its own type; a spreadsheet file has a zero byte at its start. */
export const csv: FileKind = {
  name: 'CSV',
  endings: ['.csv', '.txt'],
  type: 'text/csv',
  otherTypes: ['application/vnd.ms-excel', 'text/plain', 'text/comma-separated-values'],
  // eslint-disable-next-line no-control-regex -- that byte
  begins: /^[^\0]+$/,
}

/** The first of these in the header line separates the cells. */
const SEPARATORS = [';', '\t', ',']

/**
 * Parses CSV (RFC 4180): commas, semicolons or tabs, quoted cells, any line ends, with or without a byte order mark.
 * @returns the cells of each line, trimmed; empty lines are `['']`, so that line numbers stay those of the file
 */
export function readCsv(text: string): string[][] {
  const content = text.replace(/^\ufeff/, '')
  const header = content.slice(0, content.search(/[\r\n]|$/))
  const separator = SEPARATORS.find((one) => header.replaceAll(/"[^"]*"/g, '').includes(one)) ?? ','
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (content[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell.trim())
      cell = ''
      if (sign === separator) continue
      if (sign === '\r' && content[at + 1] === '\n') at += 1
      lines.push(cells)
      cells = []
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) lines.push([...cells, cell.trim()])
  return lines
}

/** The text of a file: UTF-8, or what Excel writes in Windows. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
