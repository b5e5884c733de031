const SHAPE = /^([\x21-\x7e]+)=([^=\s]+@[^=\s]+)$/

/**
 * Reads fixed tokens from the command line.
 * @param given `TOKEN=EMAIL` each
 * @returns the e-mails by token
 * @throws Error with one sentence for anything else
 */
export function readTokens(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((one) => {
      const [, token, email] = SHAPE.exec(one) ?? []
      if (token === undefined || email === undefined) {
        throw new Error(`--token takes TOKEN=EMAIL, as --token test-token=ana@portage.test; ${one} is none.`)
      }
      return [token, email]
    }),
  )
}
