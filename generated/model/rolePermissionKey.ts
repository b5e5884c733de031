
/**
 * The area.
 */
export type RolePermissionKey = typeof RolePermissionKey[keyof typeof RolePermissionKey];


export const RolePermissionKey = {
  health_story: 'health_story',
  answer_steps: 'answer_steps',
  read_answers: 'read_answers',
  enrol: 'enrol',
  invite: 'invite',
  send_messages: 'send_messages',
  message_templates: 'message_templates',
  organization_settings: 'organization_settings',
  forms_and_journeys: 'forms_and_journeys',
  process_instances: 'process_instances',
  users: 'users',
  audit: 'audit',
} as const;
