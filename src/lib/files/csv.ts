/** Prefixes a spreadsheet would interpret as a formula (OWASP: CSV injection), including full-width ones. */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Serializes a table as CSV (RFC 4180) with a UTF-8 byte order mark. Cells that look like formulas are escaped
 * with an apostrophe.
 * @param lines of cells, the header first
 * @returns the file's text: every cell quoted, every line terminated by CR LF
 */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
