/**
 * Downloads a text file.
 * @param name the suggested file name, with its extension
 * @param type the media type, such as `text/csv`
 * @param text the content, encoded as UTF-8
 */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Converts a name into part of a file name: letters and digits of any script, everything else as hyphens.
 * @returns at most 60 characters in lower case; '' if nothing is left
 */
export const fileNamePart = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .toLowerCase()
