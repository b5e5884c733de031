
export type ListOrganizationsMyRoleType = typeof ListOrganizationsMyRoleType[keyof typeof ListOrganizationsMyRoleType];


export const ListOrganizationsMyRoleType = {
  patient: 'patient',
  provider: 'provider',
} as const;
