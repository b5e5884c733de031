import type { Changes } from '../store/changes.ts'
import { noteChange } from '../store/changes.ts'
import type { OperationSpec } from './document.ts'
import type { OperationId } from './operation-id.ts'

/** Collections of the contract whose writes leave every journey, task, event and person as it is. */
export const apartFromJourneys: ReadonlySet<string> = new Set([
  'allergies',
  'attention-items',
  'conditions',
  'documents',
  'family-history',
  'health-story-shares',
  'immunizations',
  'journey-comments',
  'measurements',
  'medications',
  'procedures',
  'record-statements',
  'registration-links',
  'saved-views',
  'test-results',
  'user-contents',
  'worklist-views',
])

/** Operations that tell by themselves which journey they change. */
export const tellWhichJourney: ReadonlySet<OperationId> = new Set([
  'addProcessInstanceExecution',
  'cancelProcessInstanceActivity',
  'completeTask',
  'deleteProcessInstance',
  'deleteTaskDraft',
  'leaveProcessInstance',
  'saveTaskDraft',
  'updateProcessInstanceVariable',
])

/** Operations that only read, though what they look for is in a body. */
export const readsByPost: ReadonlySet<OperationId> = new Set([
  'checkJourneyDefinition',
  'checkJourneyImport',
  'checkJourneyUpdate',
  'filterAttentionItems',
  'filterProcessInstances',
  'searchOrganization',
  'searchPeople',
  'tryJourneyDefinition',
])

/** The first part of a path behind the version: `tasks` of `/v1/tasks/{id}/`. */
export function collectionOf({ path }: Pick<OperationSpec, 'path'>): string {
  const start = path.indexOf('/', 1) + 1
  return path.slice(start, path.indexOf('/', start))
}

/** Notes what a call may have changed, so that what was found before is not given again. */
export function noteCall(changes: Changes, spec: Pick<OperationSpec, 'id' | 'method' | 'path'>): void {
  if (spec.method === 'get' || readsByPost.has(spec.id)) return
  const isTold = tellWhichJourney.has(spec.id) || apartFromJourneys.has(collectionOf(spec))
  if (isTold) changes.count += 1
  else noteChange(changes)
}
