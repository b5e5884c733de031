import { IdentityError, type IdentityFailure } from '../port.ts'

/** The one table from the service's error names to ours (ERR-11, ERR-12, ERR-40). */
const FAILURES: Readonly<Record<string, IdentityFailure>> = {
  UserNotFoundException: 'credentials',
  NotAuthorizedException: 'credentials',
  NetworkError: 'network',
}

/** Our error for whatever the identity service threw; its own message is never shown (ERR-40). */
export function identityError(cause: unknown): IdentityError {
  const name = cause instanceof Error ? cause.name : ''
  return new IdentityError(FAILURES[name] ?? 'unknown', { cause })
}
