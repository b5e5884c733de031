
/**
 * What kind of thing needs an administrator.
 */
export type AdminObjectType = typeof AdminObjectType[keyof typeof AdminObjectType];


export const AdminObjectType = {
  process_instance: 'process_instance',
  invitation: 'invitation',
  organization: 'organization',
  form: 'form',
  journey_definition: 'journey_definition',
  content: 'content',
  access_event: 'access_event',
} as const;
