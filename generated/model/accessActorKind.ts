
/**
 * `care_team`: someone on the care team of an organization. `administrator`: an administrator of the portal.
 * `share_recipient`: someone who opened a link that the person shared. `care_partner`: someone the person invited to
 * help.
 */
export type AccessActorKind = typeof AccessActorKind[keyof typeof AccessActorKind];


export const AccessActorKind = {
  care_team: 'care_team',
  administrator: 'administrator',
  share_recipient: 'share_recipient',
  care_partner: 'care_partner',
} as const;
