import * as fc from 'fast-check'
import type { Operation } from '../contract/contract.ts'
import { objectAt } from '../contract/document.ts'
import type { Session } from '../session.ts'

/** The last place of an operation's path, and an id for it that nothing has; undefined where it has no place. */
export function nobodysId(
  session: Session,
  { path, parameters }: Operation,
): readonly [place: string, id: string, format: 'uuid' | 'other'] | undefined {
  const last = [...path.matchAll(/\{([^}]+)\}/g)].at(-1)?.[1]
  if (last === undefined) return undefined
  const schema = objectAt(
    session.contract.document,
    parameters.find(({ name, in: place }) => place === 'path' && name === last)?.schema,
  )
  if (schema.format === 'uuid') return [last, unknownUuid(session), 'uuid']
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return [last, isNumber ? '2147483646' : 'no-such-thing-zz', 'other']
}

const unknownUuid = (session: Session): string =>
  fc.sample(fc.uuid({ version: 4 }), { numRuns: 1, seed: session.options.seed })[0] ?? ''
