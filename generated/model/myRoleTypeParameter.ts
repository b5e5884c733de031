
export type MyRoleTypeParameter = typeof MyRoleTypeParameter[keyof typeof MyRoleTypeParameter];


export const MyRoleTypeParameter = {
  patient: 'patient',
  provider: 'provider',
} as const;
