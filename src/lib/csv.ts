/** A sign that makes a spreadsheet take a text for a formula (OWASP: CSV injection); wide ones too. */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A table for a spreadsheet (RFC 4180), with the mark that tells that it is UTF-8. What a spreadsheet would take for a
 * formula is kept from being one by an apostrophe.
 * @param lines of cells, the headings first
 * @returns the text of the file: every cell quoted, every line ended with CR LF
 */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
