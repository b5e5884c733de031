import type { Contract, Operation } from '../contract/contract.ts'
import type { RunOptions } from '../options.ts'

/** `user:password` as `http: basic` sends it. */
export const encoded = (token: string): string => Buffer.from(token).toString('base64')

type Sent = { readonly headers: Record<string, string>; readonly query: Record<string, string> }

/** A token where the contract's security scheme wants it. For `http: basic` it is `user:password`. */
export function credentialFor({ credential }: Operation, token: string | undefined): Sent {
  if (token === undefined) return { headers: {}, query: {} }
  const { in: place, name, scheme } = credential
  if (place === 'query') return { headers: {}, query: { [name]: token } }
  if (place === 'cookie') return { headers: { cookie: `${name}=${token}` }, query: {} }
  const value = scheme === 'Basic' ? encoded(token) : token
  return { headers: { [name]: scheme === undefined ? value : `${scheme} ${value}` }, query: {} }
}

/**
 * A key that was given as a header is the token, if the contract signs in with that header: otherwise it would be sent
 * with the requests that must be refused without a token.
 */
export function withTokenOfHeader(options: RunOptions, { operations }: Contract): RunOptions {
  if (options.token !== undefined) return options
  const given = operations
    .map(({ credential }) => credential)
    .find(({ in: place, name }) => place === 'header' && options.headers[name] !== undefined)
  if (!given) return options
  const { [given.name]: value = '', ...headers } = options.headers
  const [, scheme = '', rest = ''] = /^(\S+) +(.+)$/.exec(value) ?? []
  if (given.scheme === undefined) return { ...options, headers, token: value }
  if (scheme.toLowerCase() !== given.scheme.toLowerCase()) return options
  return {
    ...options,
    headers,
    token: given.scheme === 'Basic' ? Buffer.from(rest, 'base64').toString() : rest,
  }
}
