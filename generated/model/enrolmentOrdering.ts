
/**
 * What a list of enrolments is sorted by; a minus turns the order round. Journeys without a value come last.
 */
export type EnrolmentOrdering = typeof EnrolmentOrdering[keyof typeof EnrolmentOrdering];


export const EnrolmentOrdering = {
  enrolled_at: 'enrolled_at',
  '-enrolled_at': '-enrolled_at',
  process_definition_name: 'process_definition_name',
  '-process_definition_name': '-process_definition_name',
  patient_name: 'patient_name',
  '-patient_name': '-patient_name',
  status: 'status',
  '-status': '-status',
  current_step: 'current_step',
  '-current_step': '-current_step',
  last_activity_at: 'last_activity_at',
  '-last_activity_at': '-last_activity_at',
} as const;
