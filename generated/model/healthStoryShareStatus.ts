
/**
 * `active`: it opens with its passcode; `locked`: too many wrong passcodes were tried; `revoked`: its owner turned it
 * off; `expired`: its 48 hours are over (SHARE-02).
 */
export type HealthStoryShareStatus = typeof HealthStoryShareStatus[keyof typeof HealthStoryShareStatus];


export const HealthStoryShareStatus = {
  active: 'active',
  locked: 'locked',
  revoked: 'revoked',
  expired: 'expired',
} as const;
