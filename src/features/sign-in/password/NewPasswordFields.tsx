import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconCircle, IconCircleCheck, IconX } from '#src/ui/icons.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Stack, VisuallyHidden } from '#src/ui/basics.tsx'
import { brokenRules, passwordRules } from './password-rules.ts'
import styles from '../sign-in/sign-in.module.css'

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
  const [left, setLeft] = useState(false)
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
          onBlur={() => setLeft(edited)}
        />
        {isListed && <PasswordChecklist id={listId} password={value.password} left={left} />}
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

type ChecklistProps = { password: string; id: string; left: boolean }

/**
 * The six rules, each with an icon, words and a colour for met or not met; a screen reader hears how many are met. An
 * unmet rule is grey while the password is first typed, and red from then on (VAL-08).
 */
function PasswordChecklist({ password, id, left }: ChecklistProps) {
  const { t } = useText('auth')
  const { rules } = t.auth
  const broken = brokenRules(password)
  const all = passwordRules.length
  return (
    <>
      <ul
        id={id}
        role="list"
        aria-label={rules.title()}
        className={styles.rules}
        data-left={left || undefined}
      >
        {passwordRules.map((rule) => {
          const isMet = !broken.includes(rule)
          const Icon = isMet ? IconCircleCheck : left ? IconX : IconCircle
          return (
            <li key={rule} data-met={isMet || undefined}>
              <Icon aria-hidden size="1.2em" />
              <span>
                <VisuallyHidden>{isMet ? rules.met() : rules.notMet()} </VisuallyHidden>
                {rules[`${rule}Rule`]()}
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">{rules.count({ met: all - broken.length, all })}</span>
      </VisuallyHidden>
    </>
  )
}
