import { CognitoError, invalidParameter } from './errors.ts'

/** The password rules, each with Cognito's message; VAL-01..05 check the same before a call is made. */
const rules: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^.{8}/s, 'Password not long enough'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[0-9]/, 'Password must have numeric characters'],
  [/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/, 'Password must have symbol characters'],
]

const constraint = (rule: string) =>
  invalidParameter(
    `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must ${rule}`,
  )

/**
 * The password policy of the pool.
 * @throws CognitoError InvalidParameterException for a length above 256 or a blank at either end (the API's own
 *   pattern), InvalidPasswordException for what the policy misses
 */
export function checkPassword(password: string): void {
  if (password.length > 256) throw constraint('have length less than or equal to 256')
  // the same texts as ^[\S]+.*[\S]+$, without its backtracking
  if (password.length < 2 || /^[ \t\n\v\f\r]|[ \t\n\v\f\r]$|[\n\r\u0085\u2028\u2029]/.test(password)) {
    throw constraint('satisfy regular expression pattern: ^[\\S]+.*[\\S]+$')
  }
  const broken = rules.find(([pattern]) => !pattern.test(password))
  if (broken) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
  }
}
