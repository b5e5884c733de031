import { useText } from '#src/i18n/use-text.ts'
import styles from './invitations.module.css'

/** What works without an account, how long it lasts, and how to keep it (GUEST-18, D-28). */
export function WelcomePoints() {
  const { t } = useText('invitations')
  const { welcome } = t.invitations
  const points = [
    [welcome.canTitle(), welcome.can()],
    [welcome.lastsTitle(), welcome.lasts()],
    [welcome.keepTitle(), welcome.keep()],
  ] as const
  return (
    <dl className={styles.points}>
      {points.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
