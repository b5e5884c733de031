
/**
 * What they see today.
 */
export type ParentAccessLevel = typeof ParentAccessLevel[keyof typeof ParentAccessLevel];


export const ParentAccessLevel = {
  full: 'full',
  limited: 'limited',
} as const;
