import * as fc from 'fast-check'
import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import type { Validator } from '../contract/validator.ts'
import type { Session } from '../session.ts'
import { arbitraryOf } from './arbitrary.ts'
import { bodyMedia, FORM, fitsForm } from './form-text.ts'
import { withOwnIds } from './with-own-ids.ts'

/**
 * Bodies that fit an operation, the contract's own examples first: they are the likeliest to mean something.
 * @param more how many made-up ones, by the run's seed
 */
export function validBodies(
  session: Session,
  validator: Validator,
  operation: Operation,
  more: number,
): Json[] {
  const media = bodyMedia(operation)
  if (!media) return []
  const fits = (body: Json) =>
    validator.problemsOf(media.schema, body).length === 0 && (media.type !== FORM || fitsForm(body))
  const examples = media.examples.filter(fits)
  const made = fc.sample(arbitraryOf(session.contract.document, media.schema), {
    numRuns: more + 1,
    seed: session.options.seed,
  })
  const fitting = made.filter(fits)
  const bodies = [...examples, ...fitting.slice(0, examples.length > 0 ? more : more + 1)]
  return bodies.map((body) => withOwnIds(body, session.ids))
}
