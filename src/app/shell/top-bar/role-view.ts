import { areaOf, type Area } from '#src/routes/areas.ts'

/** The role next to the display name in the top bar (SHELL-07..10). */
export function roleLabel(pathname: string, roles: readonly Area[]): Area | undefined {
  const area = areaOf(pathname)
  switch (area) {
    case 'patient':
      return roles.some((role) => role !== 'patient') ? 'patient' : undefined
    case 'provider':
    case 'admin':
    case undefined:
      return area
  }
}

export type RoleSwitch =
  | { shown: false }
  /** `current` is the role of this page; undefined asks the person to choose (SHELL-29, D-37). */
  | { shown: true; current: Area | undefined; options: readonly Area[] }

/** Whether roles can be switched here (SHELL-17), and which ones (SHELL-28). */
export function roleSwitch(pathname: string, roles: readonly Area[]): RoleSwitch {
  const area = areaOf(pathname)
  const current = area && roles.includes(area) ? area : undefined
  if (roles.length <= 1 && current) return { shown: false }
  return { shown: roles.length > 0, current, options: roles }
}
