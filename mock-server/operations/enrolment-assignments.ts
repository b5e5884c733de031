import type { AssignOutcome, ProcessInstanceAssigned } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import type { InstanceRow } from '../store/rows.ts'
import { refuseStranger } from './attention-assignments.ts'
import { chosenInstances, matchingInstances } from './enrolment-lists.ts'
import { recordInstanceAudit } from './instance-audit.ts'
import { personReference } from './views.ts'

type AssignCall = Call<'assignProcessInstances'> | Call<'assignMatchingProcessInstances'>

/** Makes the assignee responsible for each journey, unless someone other than `previous` has it by now. */
function assignEach(
  call: AssignCall,
  instances: readonly InstanceRow[],
  previous?: string | null,
): ProcessInstanceAssigned['results'] {
  const { assignee } = call.body
  for (const organization of new Set(instances.map((one) => one.organization)))
    refuseStranger(call, organization, assignee)
  const reference = (id: string | null) => (id === null ? null : personReference(call.world, id))
  const nameOf = (id: string | null) => reference(id)?.display_name ?? null
  function outcomeOf(instance: InstanceRow): AssignOutcome {
    const before = instance.assignedTo
    if (before === assignee) return 'already_assigned'
    if (previous !== undefined && before !== previous) return 'changed'
    instance.assignedTo = assignee
    recordInstanceAudit(call, instance, assignee === null ? 'unassigned' : 'assigned', [
      { field: 'assigned_to', before: nameOf(before), after: nameOf(assignee) },
    ])
    return 'assigned'
  }
  return instances.map((instance) => {
    const before = reference(instance.assignedTo)
    return { id: instance.id, outcome: outcomeOf(instance), previous: before }
  })
}

/** Who of the care team is responsible for enrolments (PROV-02). */
export const enrolmentAssignments = {
  assignProcessInstances: (call) => ({
    results: assignEach(call, chosenInstances(call), call.body.previous),
  }),

  assignMatchingProcessInstances: (call) => {
    const results = assignEach(call, matchingInstances(call))
    const assigned = results.filter(({ outcome }) => outcome === 'assigned').length
    return { assigned, already_assigned: results.length - assigned }
  },
} satisfies Partial<Operations>
