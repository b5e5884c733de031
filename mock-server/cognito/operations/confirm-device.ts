import { bytesOfBase64, hexOf } from '../encoding.ts'
import { CognitoError, invalidParameter } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters, requiredText } from '../request-body.ts'
import type { Verifier } from '../srp.ts'
import { requireSignedIn } from './account.ts'

/** A number as the client sends it: base64 of its bytes. */
function numberOf(text: string): bigint {
  try {
    return BigInt(`0x${hexOf(bytesOfBase64(text)) || '0'}`)
  } catch {
    throw invalidParameter('Invalid device secret verifier config given.')
  }
}

function verifierOf(body: RequestBody): Verifier {
  const given = parameters(body, 'DeviceSecretVerifierConfig', ['PasswordVerifier', 'Salt'])
  return { salt: numberOf(given.Salt), verifier: numberOf(given.PasswordVerifier) }
}

/**
 * Remembers the device that the access token was given out on (IDENT-16): from now on it proves its own password in
 * place of a second factor.
 * @throws CognitoError InvalidParameterException for another device's key, or when the pool remembers none;
 *   DeviceKeyExistsException for one that is remembered already
 */
export async function confirmDevice(pool: UserPool, body: RequestBody): Promise<object> {
  const key = requiredText(body, 'DeviceKey')
  const { user, claims } = await requireSignedIn(pool, body)
  const device = key === claims.device_key ? user.devices.get(key) : undefined
  if (!device) throw invalidParameter('Invalid device key given.')
  if (device.verifier) {
    throw new CognitoError('DeviceKeyExistsException', 'Device already exists.')
  }
  device.verifier = verifierOf(body)
  return { UserConfirmationNecessary: false }
}
