import type { AccessInformation } from '#generated/model/index.ts'
import { logShareAccess, logUserAccess } from '../engine/access-log.ts'
import { permissionOf } from '../permissions.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import type { ApiAnswer } from './api-call.ts'
import type { OperationSpec } from './document.ts'
import { collectionOf, readsByPost } from './note-call.ts'
import type { OperationId } from './operation-id.ts'

/** By the collection of the path; `details` for all others. */
const byCollection: Readonly<Record<string, AccessInformation>> = {
  'access-events': 'details',
  'attention-items': 'alerts',
  'health-story-shares': 'health_story',
  invitations: 'account',
  'journey-events': 'journeys',
  'process-instances': 'journeys',
  submissions: 'journeys',
  tasks: 'journeys',
  uploads: 'journeys',
  users: 'account',
}

const byOperation: { readonly [Id in OperationId]?: AccessInformation } = {
  createPersonNote: 'notes',
  createPersonSuggestion: 'health_story',
  getPersonHealthStory: 'health_story',
  listPersonNotes: 'notes',
  listPersonSuggestions: 'health_story',
  listPersonTrends: 'journeys',
}

type Answered = {
  readonly spec: OperationSpec
  readonly world: World
  readonly user: UserRow | undefined
  readonly bearer: string | null
  readonly address: string
  readonly answer: ApiAnswer
}

const decoder = new TextDecoder()

/** Logs who was answered what about other people (listAccessEvents). Every operation passes here. */
export function logAccess({ spec, world, user, bearer, address, answer }: Answered): void {
  const { id, method } = spec
  if (answer.status >= 300) return
  const isRead = method === 'get' || readsByPost.has(id)
  const action = isRead ? 'viewed' : 'changed'
  if (permissionOf(id).share_reader && bearer !== null) logShareAccess(world, bearer, action)
  // who helps whom is in the person's own list
  if (!user || collectionOf(spec) === 'care-partnerships') return
  const { json } = answer
  const text = () => (json === null || typeof json === 'string' ? (json ?? '') : decoder.decode(json))
  const information = byOperation[id] ?? byCollection[collectionOf(spec)] ?? 'details'
  logUserAccess({ world, user, address, text, action, information })
}
