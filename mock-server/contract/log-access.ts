import type { AccessAction, AccessInformation } from '#generated/model/index.ts'
import { addEvent, hourOf, logShareAccess, userEvents, type HourlyEvent } from '../engine/access-log.ts'
import { permissionOf } from '../permissions.ts'
import type { Changes } from '../store/changes.ts'
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
  deletePersonMeasurementTarget: 'targets',
  getPersonHealthStory: 'health_story',
  listPersonMeasurementTargets: 'targets',
  listPersonNotes: 'notes',
  listPersonSuggestions: 'health_story',
  listPersonTrends: 'journeys',
  savePersonMeasurementTarget: 'targets',
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

type Known = {
  readonly changes: Changes
  readonly count: number
  readonly hour: number
  readonly events: readonly HourlyEvent[]
}

/** The events of an answer that is sent again: it shows the same people until something changes, or the hour. */
const knownEvents = new WeakMap<ApiAnswer, Known>()

function eventsOf({ spec, world, user, address, answer }: Answered, action: AccessAction, at: number) {
  // who helps whom is in the person's own list
  if (!user || collectionOf(spec) === 'care-partnerships') return []
  const { changes } = world.tables
  const { count } = changes
  const hour = hourOf(at)
  const known = knownEvents.get(answer)
  if (known?.changes === changes && known.count === count && known.hour === hour) return known.events
  const { json } = answer
  const text = () => (json === null || typeof json === 'string' ? (json ?? '') : decoder.decode(json))
  const information = byOperation[spec.id] ?? byCollection[collectionOf(spec)] ?? 'details'
  const events = userEvents({ world, user, address, text, action, information, at })
  // the answer of a write is not sent again
  if (spec.method === 'get') knownEvents.set(answer, { changes, count, hour, events })
  return events
}

/** Logs who was answered what about other people (listAccessEvents). Every operation passes here. */
export function logAccess(answered: Answered): void {
  const { spec, world, bearer, answer } = answered
  if (answer.status >= 300) return
  const isRead = spec.method === 'get' || readsByPost.has(spec.id)
  const action = isRead ? 'viewed' : 'changed'
  if (permissionOf(spec.id).share_reader && bearer !== null) logShareAccess(world, bearer, action)
  const at = world.clock.now()
  for (const event of eventsOf(answered, action, at)) addEvent(world, event, at)
}
