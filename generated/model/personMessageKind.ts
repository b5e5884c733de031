
/**
 * `invitation`: to a journey; `reminder`: sent by the care team; `steps_due`: an automatic reminder that the person
 * chose; `fill_in_notice`: a member of the care team fills in a step for them; `approved_message`: sent by the care team.
 */
export type PersonMessageKind = typeof PersonMessageKind[keyof typeof PersonMessageKind];


export const PersonMessageKind = {
  invitation: 'invitation',
  reminder: 'reminder',
  steps_due: 'steps_due',
  fill_in_notice: 'fill_in_notice',
  approved_message: 'approved_message',
} as const;
