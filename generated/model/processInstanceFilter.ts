import type { AttentionAssignee } from './attentionAssignee.ts';
import type { ProcessInstanceFilterVariablesItem } from './processInstanceFilterVariablesItem.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';

/**
 * What to look for (D-73). Every part that is given must hold.
 */
export interface ProcessInstanceFilter {
  /** Id of the organization. */
  organization?: string;
  /** Keeps enrolments in this journey. */
  process_definition?: string;
  /** Keeps enrolments of this patient profile. */
  patient?: string;
  /** Keeps enrolments in one of these statuses. */
  status__in?: ProcessInstanceStatus[];
  /** True: journeys that are not finished; false: finished ones. */
  completed_at__isnull?: boolean;
  /**
     * Only journeys in which a step of one of these activities is open.
     * @items.minLength 1
     * @items.maxLength 100
     */
  current_step__in?: string[];
  /** True: only journeys with an open task, of the patient or of the care team, whose day is over; false: the others. */
  overdue?: boolean;
  assigned_to?: AttentionAssignee;
  /** False: only journeys of people with neither an email address nor a phone number, whom no message reaches; true: the others. */
  reachable?: boolean;
  /**
     * Only these journeys.
     * @minItems 1
     */
  id__in?: string[];
  /** True: only journeys with an incident that is not resolved; false: the others. */
  has_incident?: boolean;
  /** Only journeys started at or after this time. */
  enrolled_at__gte?: string;
  /** Only journeys started before this time. */
  enrolled_at__lt?: string;
  /**
     * Only journeys whose patient's name holds this text, whatever its case and accents; without a
     * process_definition the journey's name counts too. The whole id of a journey, or its camunda_id, finds it.
     * @maxLength 200
     */
  search?: string;
  /** Keeps enrolments whose variables meet every one of these conditions. */
  variables?: ProcessInstanceFilterVariablesItem[];
}
