import type { RoleType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { roleTypes } from './list-rules.ts'

type Props = {
  label: string
  /** Name of the organization, used in the descriptions of the roles. */
  organization: string
  value: readonly RoleType[]
  onChange: (roles: RoleType[]) => void
  id?: string
  error?: string | undefined
  required?: boolean
  onBlur?: () => void
}

/** Chooses the roles of a user in an organization, each with a description (USER-01). */
export function RoleChoice({ organization, value, onChange, ...rest }: Props) {
  const { t } = useText('users')
  const { role, roleHelp } = t.users
  const help = {
    patient: roleHelp.patient(),
    provider: roleHelp.provider({ organization }),
    admin: roleHelp.admin({ organization }),
  } as const satisfies Record<RoleType, string>
  return (
    <CheckboxGroupField
      {...rest}
      value={value}
      options={roleTypes.map((one) => ({ value: one, label: role[one](), help: help[one] }))}
      onChange={(chosen) => onChange(roleTypes.filter((one) => chosen.includes(one)))}
    />
  )
}
