import { rowSchema } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'

export const isList = ({ session }: Kit, { operation }: Pick<Read, 'operation'>): boolean =>
  rowSchema(session.contract, operation) !== undefined

/** Whether a read needs no value: none in its path, and none in its query. */
export const isPlain = (
  { session }: Kit,
  { operation, params }: Pick<Read, 'operation' | 'params'>,
): boolean =>
  Object.keys(params).length === 0 && Object.keys(session.standing.get(operation) ?? {}).length === 0
