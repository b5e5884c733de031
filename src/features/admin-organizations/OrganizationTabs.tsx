import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import styles from './tabs.module.css'

/** The places of one organization, in their order (2.22). */
const places = {
  details: paths.admin.organization,
  content: paths.admin.content,
  invitations: paths.admin.invitations,
  journeys: paths.admin.organizationJourneys,
  users: paths.admin.users,
} as const

export type OrganizationTab = keyof typeof places

const tabs = Object.keys(places) as OrganizationTab[]

type Props = { organizationId: string; current: OrganizationTab }

/** The ways between the places of an organization. Each is a page of its own, so these are links. */
export function OrganizationTabs({ organizationId, current }: Props) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.tabs
  return (
    <nav aria-label={texts.label()} className={styles.tabs}>
      <ul role="list">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={places[tab]({ id: organizationId })}
              className={styles.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              {texts[tab]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
