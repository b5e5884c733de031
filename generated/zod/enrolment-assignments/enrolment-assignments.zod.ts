import {
  ErrorDetail,
  ProcessInstanceAssign,
  ProcessInstanceAssignCounts,
  ProcessInstanceAssignMatching,
  ProcessInstanceAssigned,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * One member of the care team, the caller, or no one. With `previous`, journeys that someone else has by now stay
 * as they are. Patients are not shown who is responsible. Every change is recorded in the audit events. If the
 * caller may not see one of the journeys, the whole call is a 404 and nothing changes.
 * @summary Sets who of the care team is responsible for several people’s journeys; care teams and administrators.
 */
export const AssignProcessInstancesBody = ProcessInstanceAssign

export const AssignProcessInstances200Response = ProcessInstanceAssigned

export const AssignProcessInstances400Response = ValidationErrors

export const AssignProcessInstances401Response = ErrorDetail

export const AssignProcessInstances403Response = ErrorDetail

export const AssignProcessInstances404Response = ErrorDetail

export const AssignProcessInstances409Response = ErrorDetail

export const AssignProcessInstances422Response = ErrorDetail

/**
 * Does what `assignProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and nothing changes. An organization that is
 * not the caller's is a 404.
 * @summary Sets who is responsible for everyone in a journey who fits a filter; care teams and administrators.
 */
export const AssignMatchingProcessInstancesBody = ProcessInstanceAssignMatching

export const AssignMatchingProcessInstances200Response = ProcessInstanceAssignCounts

export const AssignMatchingProcessInstances400Response = ValidationErrors

export const AssignMatchingProcessInstances401Response = ErrorDetail

export const AssignMatchingProcessInstances403Response = ErrorDetail

export const AssignMatchingProcessInstances404Response = ErrorDetail

export const AssignMatchingProcessInstances409Response = ErrorDetail

export const AssignMatchingProcessInstances422Response = ErrorDetail

