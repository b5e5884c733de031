import { useText } from '#src/i18n/use-text.ts'
import { IconCircleCheck, IconX } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { brokenRules, passwordRules } from './password-rules.ts'
import styles from './sign-in.module.css'

/** The six rules, each met or unmet by icon, text and colour (VAL-08); the number of met rules is announced. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  const { t } = useText('auth')
  const { rules } = t.auth
  const broken = brokenRules(password)
  const all = passwordRules.length
  return (
    <>
      <ul id={id} role="list" aria-label={rules.title()} className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = !broken.includes(rule)
          const Icon = isMet ? IconCircleCheck : IconX
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
