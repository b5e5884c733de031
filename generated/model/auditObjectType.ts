
/**
 * What kind of thing was changed, or looked at.
 */
export type AuditObjectType = typeof AuditObjectType[keyof typeof AuditObjectType];


export const AuditObjectType = {
  form: 'form',
  journey_definition: 'journey_definition',
  organization: 'organization',
  organization_journey: 'organization_journey',
  content: 'content',
  media: 'media',
  invitation: 'invitation',
  user: 'user',
  process_instance: 'process_instance',
  attention_item: 'attention_item',
  person: 'person',
  person_note: 'person_note',
  person_message: 'person_message',
  person_health_story: 'person_health_story',
  record_suggestion: 'record_suggestion',
  measurement_target: 'measurement_target',
  message_template: 'message_template',
} as const;
