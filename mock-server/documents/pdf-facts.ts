/** Facts about a PDF: whether it is one, whether it is password-protected, and its number of pages. */
export type PdfFacts = { readonly isPdf: boolean; readonly isLocked: boolean; readonly pages: number }

/** As much as is looked through: enough for what people scan, little enough to be quick. */
const looked = 2_000_000

/** Reads a file by its first bytes, not by its name (VAL-57); pages that are packed away count as one. */
export function pdfFacts(bytes: Uint8Array): PdfFacts {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, looked))
  const pages = text.match(/\/Type\s*\/Page(?!s)\b/g)?.length ?? 0
  return {
    isPdf: text.startsWith('%PDF-'),
    isLocked: /\/Encrypt\s+\d+\s+\d+\s+R/.test(text),
    pages: Math.max(1, pages),
  }
}
