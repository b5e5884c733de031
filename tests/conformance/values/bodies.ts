import * as fc from 'fast-check'
import type { Media, Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import type { Validator } from '../contract/validator.ts'
import type { Session } from '../session.ts'
import { arbitraryOf } from './arbitrary.ts'
import { withOwnIds } from './with-own-ids.ts'

/** The JSON that an operation takes; undefined when it takes none. */
export const jsonBody = ({ body }: Operation): Media | undefined =>
  body?.media.find(({ type }) => type.endsWith('json'))

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
  const media = jsonBody(operation)
  if (!media) return []
  const examples = media.examples.filter(
    (example) => validator.problemsOf(media.schema, example).length === 0,
  )
  const made = fc.sample(arbitraryOf(session.contract.document, media.schema), {
    numRuns: more + 1,
    seed: session.options.seed,
  })
  const fitting = made.filter((value) => validator.problemsOf(media.schema, value).length === 0)
  const bodies = [...examples, ...fitting.slice(0, examples.length > 0 ? more : more + 1)]
  return bodies.map((body) => withOwnIds(body, session.ids))
}
