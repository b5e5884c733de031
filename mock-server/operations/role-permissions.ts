import type { Operations } from '../contract.ts'
import { rolePermissions } from '../engine/users/role-permissions.ts'
import { textIn } from '../store/localized.ts'

export const rolePermissionLists = {
  listRolePermissions: ({ locale }) => ({
    results: rolePermissions.map(({ key, name, patient, provider, admin }) => ({
      key,
      name: textIn(locale, name),
      patient,
      provider,
      admin,
    })),
  }),
} satisfies Partial<Operations>
