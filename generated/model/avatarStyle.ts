
/**
 * The pattern behind the initials of a profile (DATA-55).
 */
export type AvatarStyle = typeof AvatarStyle[keyof typeof AvatarStyle];


export const AvatarStyle = {
  waves: 'waves',
  charlie: 'charlie',
  diamonds: 'diamonds',
  aztec: 'aztec',
  rain: 'rain',
  bamboo: 'bamboo',
  checkers: 'checkers',
} as const;
