import type { CallContext } from '../contract.ts'
import { refuse } from '../failures.ts'

/**
 * Rejects a change that is not based on the current revision (RFC 9110 13.1.1, RFC 6585 3), so that no unseen
 * change is overwritten.
 * @param call the call, with what If-Match says
 * @param revision the current revision
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

/** The same for calls where If-Match is optional: without a revision, the last write wins. */
export function expectRevisionIfSent(call: Pick<CallContext, 'ifMatch'>, revision: number): void {
  if (call.ifMatch !== null) expectRevision(call, revision)
}
