
/**
 * What a user may be (DATA-03). Clients give an unknown value no rights (D-04).
 */
export type RoleType = typeof RoleType[keyof typeof RoleType];


export const RoleType = {
  patient: 'patient',
  provider: 'provider',
  admin: 'admin',
} as const;
