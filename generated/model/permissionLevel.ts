
/**
 * How far a role reaches. `none`: not at all. `own`: what is the person's own, or that of the profiles they look
 * after. `organization`: in the organizations where they have the role. `all`: in the whole portal.
 */
export type PermissionLevel = typeof PermissionLevel[keyof typeof PermissionLevel];


export const PermissionLevel = {
  none: 'none',
  own: 'own',
  organization: 'organization',
  all: 'all',
} as const;
