import { isWebAddress } from '#src/lib/validation/web-address.ts'

/** Parses a web URL; undefined for anything else, such as `javascript:` (T01). */
export const webAddress = (text: string): URL | undefined => (isWebAddress(text) ? new URL(text) : undefined)

/** The file name for a download: the same as on the server. */
export const fileNameOf = ({ pathname }: URL): string =>
  decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
