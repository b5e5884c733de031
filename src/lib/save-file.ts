/**
 * Hands a file to the browser to be saved.
 * @param name as it is offered, with its ending
 * @param type the media type, such as `text/csv`
 * @param text what stands in it, written as UTF-8
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
 * A name as part of a file's name: letters and digits of any script, the rest as hyphens.
 * @returns at most 60 characters, lower case; '' when nothing is left
 */
export const fileNamePart = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .toLowerCase()
