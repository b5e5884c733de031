import type { RunOptions } from '../options.ts'
import { encoded } from '../values/credential.ts'
import type { KnownSecret } from './redact.ts'

const GRANTS = /auth|key|token|secret|cookie|password|credential|signature|session/

/** Whether the value of a header of the run grants access: it is not shown, a shell variable is in its place. */
export const isSecretHeader = (name: string): boolean => GRANTS.test(name)

/** The secrets of a run, with their shell variables: its tokens, and headers like `x-api-key` ($PORTAGE_X_API_KEY). */
export const secretsOf = ({ token, expiredToken, tokenB, tokenNone, headers }: RunOptions): KnownSecret[] => [
  ...Object.entries({
    $PORTAGE_TOKEN: token,
    $PORTAGE_EXPIRED_TOKEN: expiredToken,
    $PORTAGE_TOKEN_B: tokenB,
    $PORTAGE_TOKEN_NONE: tokenNone,
  }).flatMap(([mark, value]) =>
    // as it is, in an address, and with a password (`http: basic`)
    value === undefined
      ? []
      : [value, encodeURIComponent(value), encoded(value)].map((one) => ({ value: one, mark })),
  ),
  ...Object.entries(headers)
    .filter(([name]) => isSecretHeader(name))
    .map(([name, value]) => ({
      // of `authorization`, the scheme stays
      value: name === 'authorization' ? (value.split(' ').at(-1) ?? '') : value,
      mark: `$PORTAGE_${name.toUpperCase().replaceAll(/[^A-Z\d]/g, '_')}`,
    })),
]
