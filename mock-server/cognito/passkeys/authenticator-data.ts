import type { Bytes } from '../encoding.ts'
import { hexOf } from '../encoding.ts'
import { decodeCbor } from './cbor.ts'
import type { PublicKey } from './public-key.ts'
import { publicKeyOf } from './public-key.ts'

/** What an authenticator signs (WebAuthn, 6.1). */
export type AuthenticatorData = {
  readonly rpIdHash: Bytes
  /** Somebody touched it. */
  readonly userPresent: boolean
  /** It recognized its owner, by a finger, a face or a PIN. */
  readonly userVerified: boolean
  /** Signatures so far; always 0 for passkeys that are synced. */
  readonly signCount: number
  /** Of a new passkey. */
  readonly created: { readonly aaguid: string; readonly id: Bytes; readonly publicKey: PublicKey } | undefined
}

const HEADER = 37

/** Throws an error when the bytes are too few, and a CognitoError for a key that is not supported. */
export function readAuthenticatorData(bytes: Bytes): AuthenticatorData {
  if (bytes.length < HEADER) throw new Error('The authenticator data are too short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const flags = view.getUint8(32)
  const idEnd = (flags & 0x40) === 0 ? undefined : HEADER + 18 + view.getUint16(HEADER + 16)
  return {
    rpIdHash: bytes.slice(0, 32),
    userPresent: (flags & 0x01) !== 0,
    userVerified: (flags & 0x04) !== 0,
    signCount: view.getUint32(33),
    created:
      idEnd === undefined
        ? undefined
        : {
            aaguid: hexOf(bytes.slice(HEADER, HEADER + 16)),
            id: bytes.slice(HEADER + 18, idEnd),
            publicKey: publicKeyOf(decodeCbor(bytes.slice(idEnd))),
          },
  }
}
