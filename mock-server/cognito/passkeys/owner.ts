import { base64Url, utf8 } from '../encoding.ts'
import type { PoolUser } from '../users.ts'

/** The id of a person as authenticators keep it. */
export const userHandleOf = ({ sub }: PoolUser): string => base64Url(utf8(sub))

/** The passkeys of a person for one host, as browsers look for them. */
export const descriptorsOf = ({ passkeys }: PoolUser, rpId: string): object[] =>
  [...passkeys.values()]
    .filter((passkey) => passkey.rpId === rpId)
    .map(({ id, transports }) => ({ type: 'public-key', id, transports }))
