import { power } from './srp-client.ts'

/** A big integer of the `jsbn` family, as far as raising to a power needs it. */
type BigInteger = { mod: (modulus: BigInteger) => BigInteger; toString: (radix: 16) => string }

type BigIntegerClass = {
  readonly prototype: { modPow: (...given: never[]) => unknown }
  new (digits: string, radix: 16): BigInteger
}

type Callback = (error: null, result: BigInteger) => void

const valueOf = (number: BigInteger) => BigInt(`0x${number.toString(16)}`)

/**
 * Lets a foreign library raise numbers to powers with Node's own arithmetic, thirty times as fast as its own (the
 * library's React Native edition swaps the same function for a native one). Padding, hashes and signatures, which
 * libraries get wrong, stay its own.
 * @param library the class of numbers that the library works with; only for exponents that are not negative, modulo
 *   the prime of Cognito's SRP
 * @returns gives the library its own arithmetic back
 */
export function withFastPowers(library: BigIntegerClass): () => void {
  const { prototype } = library
  const own = prototype.modPow
  prototype.modPow = function modPow(
    this: BigInteger,
    exponent: BigInteger,
    modulus: BigInteger,
    callback?: Callback,
  ) {
    const result = power(valueOf(this.mod(modulus)), valueOf(exponent))
    const number = new library(result.toString(16), 16)
    return callback ? callback(null, number) : number
  }
  return () => {
    prototype.modPow = own
  }
}
