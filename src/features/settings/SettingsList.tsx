import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { readVersion } from '#src/lib/browser/version.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { IconChevronRight } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { type Section, listedSections, sections } from './sections.ts'
import styles from './settings.module.css'

type Props = {
  current?: Section | undefined
  /** `page`: the only content, with descriptions. `beside`: the side column of a section. */
  look: 'page' | 'beside'
}

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
                    {section === 'partners' && user.care_partner_invitations !== undefined && (
                      <span>
                        <Badge tone="primary">
                          {t.settings.partnersAsk({ count: user.care_partner_invitations })}
                        </Badge>
                      </span>
                    )}
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

/** What support asks for, and whose software the portal holds; a build writes both. */
function VersionLine() {
  const { t } = useText('settings')
  const version = readVersion()
  if (version === undefined) return null
  return (
    <div className={styles.version}>
      <Text size="sm" tone="secondary">
        {t.settings.version({ version })}
      </Text>
      <Text size="sm">
        <TextLink href="/third-party-notices.txt">{t.settings.notices()}</TextLink>
      </Text>
    </div>
  )
}
