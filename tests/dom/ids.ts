import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { callsTo } from './server.ts'

/** An id for each number, in the form that the contract asks for. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The ids in the addresses of an operation's calls. */
export const idsOf = (id: OperationId) => callsTo(id).map(({ params }) => params.id)
