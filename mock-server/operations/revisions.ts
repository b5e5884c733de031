import type { CallContext } from '../contract.ts'
import { refuse } from '../failures.ts'

/**
 * Refuses a change that was made from another revision than the one that stands (RFC 9110 13.1.1, RFC 6585 3), so
 * that nobody overwrites what they have not seen.
 * @param call the call, with what If-Match says
 * @param revision the revision that stands
 * @throws Failure 428 without If-Match, 412 when it names another revision
 */
export function expectRevision({ ifMatch }: Pick<CallContext, 'ifMatch'>, revision: number): void {
  if (ifMatch === null) {
    throw refuse(
      428,
      {
        'en-ca': 'Say in If-Match which revision you changed.',
        'fr-ca': 'Indiquez dans If-Match la révision que vous avez modifiée.',
      },
      { code: 'revision_missing' },
    )
  }
  if (ifMatch === `"${revision}"`) return
  throw refuse(
    412,
    {
      'en-ca': 'Somebody else changed this in the meantime.',
      'fr-ca': 'Une autre personne a modifié ceci entre-temps.',
    },
    { code: 'revision_changed' },
  )
}

/** The same where a backend may do without: a call that names no revision changes what is there. */
export function expectRevisionIfSent(call: Pick<CallContext, 'ifMatch'>, revision: number): void {
  if (call.ifMatch !== null) expectRevision(call, revision)
}
