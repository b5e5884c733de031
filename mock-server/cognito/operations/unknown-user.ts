import { CognitoError } from '../errors.ts'
import type { UserPool } from '../pool.ts'

/**
 * What is said about a name that nobody has; undefined when the pool does not tell (ENABLED) and the caller has to
 * answer as if somebody had it.
 */
export const unknownUser = (pool: UserPool): CognitoError | undefined =>
  pool.settings.preventUserExistenceErrors === 'LEGACY'
    ? new CognitoError('UserNotFoundException', 'Username/client id combination not found.')
    : undefined
