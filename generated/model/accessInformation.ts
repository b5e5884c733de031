
/**
 * `details`: who the person is and how to reach them. `journeys`: journeys, steps and answers. `alerts`: what needs
 * the attention of the care team. `health_story`: health records. `targets`: what a care team aims for in measurements.
 * `notes`: notes of the care team. `account`: the account, its roles and its invitations.
 */
export type AccessInformation = typeof AccessInformation[keyof typeof AccessInformation];


export const AccessInformation = {
  details: 'details',
  journeys: 'journeys',
  alerts: 'alerts',
  health_story: 'health_story',
  targets: 'targets',
  notes: 'notes',
  account: 'account',
} as const;
