
/**
 * Whether the information was only looked at or changed.
 */
export type AccessAction = typeof AccessAction[keyof typeof AccessAction];


export const AccessAction = {
  viewed: 'viewed',
  changed: 'changed',
} as const;
