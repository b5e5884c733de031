import { hostOf } from './worlds.ts'

/** Names that only a program on this machine can mean; a page that rebinds its name to 127.0.0.1 has another. */
const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost')

/** Only names can be rebound to another machine. */
const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

export type HostCheck = (host: string) => boolean

/** Whether a host is this machine or one of these names. */
export const localOr =
  (names: readonly string[]): HostCheck =>
  (host) =>
    isLocalHost(host) || names.some((name) => name.toLowerCase() === host)

/**
 * Whether the server answers a `Host` header: this machine, any IP address, and the names of `--allow-host`. A missing
 * header is nothing that a browser sends.
 */
export function answersHost(header: string | undefined, isOurs: HostCheck): boolean {
  if (header === undefined) return true
  const host = hostOf(`http://${header}`)
  return isOurs(host) || ipAddress.test(host)
}
