import { useId, useState } from 'react'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'

export type NewPassword = { password: string; confirm: string }

type Props = {
  labels: { password: string; confirm: string }
  value: NewPassword
  onChange: (value: NewPassword) => void
  errors: { password?: string | undefined; confirm?: string | undefined }
  ids: { password: string; confirm: string }
  /** Whether the rules are always visible, or only after typing (AUTH-27, AUTH-41). */
  rules: 'always' | 'onceEdited'
}

/** A new password with its checklist, and its confirmation. */
export function NewPasswordFields({ labels, value, onChange, errors, ids, rules }: Props) {
  const [edited, setEdited] = useState(false)
  const listId = useId()
  const isListed = rules === 'always' || edited
  return (
    <>
      <Stack gap="sm">
        <PasswordField
          id={ids.password}
          label={labels.password}
          name="new-password"
          autoComplete="new-password"
          required
          value={value.password}
          error={errors.password}
          aria-describedby={isListed ? listId : ''}
          onChange={(password) => {
            setEdited(true)
            onChange({ ...value, password })
          }}
        />
        {isListed && <PasswordChecklist id={listId} password={value.password} />}
      </Stack>
      <PasswordField
        id={ids.confirm}
        label={labels.confirm}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={value.confirm}
        error={errors.confirm}
        onChange={(confirm) => onChange({ ...value, confirm })}
      />
    </>
  )
}
