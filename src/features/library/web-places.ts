import { isWebAddress } from '#src/lib/web-address.ts'

/** A place on the web; undefined when it is none, e.g. `javascript:` (T01). */
export const webAddress = (text: string): URL | undefined => (isWebAddress(text) ? new URL(text) : undefined)

/** How a file is called on the device: as on the server. */
export const fileNameOf = ({ pathname }: URL): string =>
  decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
