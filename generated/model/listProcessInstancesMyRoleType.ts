
export type ListProcessInstancesMyRoleType = typeof ListProcessInstancesMyRoleType[keyof typeof ListProcessInstancesMyRoleType];


export const ListProcessInstancesMyRoleType = {
  patient: 'patient',
  provider: 'provider',
} as const;
