import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { useFlag } from '#src/session/use-flag.ts'
import { IconChevronRight } from '#src/ui/icons.ts'
import { listedSections, sections, type Section } from './sections.ts'
import styles from './settings.module.css'
import { VersionLine } from './VersionLine.tsx'

type Props = {
  current?: Section | undefined
  /** `page`: the only content, with descriptions. `beside`: the side column of a section. */
  look: 'page' | 'beside'
}

/** Links to all settings sections. */
export function SettingsList({ current, look }: Props) {
  const { t } = useText('settings', 'profiles')
  const user = useCurrentUser()
  const multipleProfiles = useFlag('multipleProfiles')
  const showFeatureToggles = useFlag('showFeatureToggles')
  return (
    <>
      <nav aria-label={t.settings.title()} className={styles.list} data-look={look}>
        <ul role="list">
          {listedSections(user, { multipleProfiles, showFeatureToggles }).map((section) => {
            const { to, icon: Icon, name } = sections[section]
            return (
              <li key={section}>
                <Link
                  to={to}
                  className={styles.entry}
                  aria-current={section === current ? 'page' : undefined}
                >
                  <Icon aria-hidden size="1.5rem" />
                  <span className={styles.words}>
                    <span className={styles.name}>{name(t)}</span>
                    {look === 'page' && <span className={styles.about}>{t.settings.list[section]()}</span>}
                  </span>
                  <IconChevronRight aria-hidden size="1.25rem" className={styles.chevron} />
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <VersionLine />
    </>
  )
}
