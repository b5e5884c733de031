import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { IconArrowLeft } from '#src/ui/icons.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { useOrganizationBefore } from '#src/session/organization/active-organization.ts'
import { mayOpen, type Section } from './sections.ts'
import styles from './settings.module.css'
import { SettingsList } from './SettingsList.tsx'

type Props = {
  section: Section
  /** The back link, if not to the list of settings. */
  back?: { label: string; to: string }
  /** Heading of the whole page; replaces the label of the list. */
  heading?: ReactNode
  children: ReactNode
}

/** Frame of a settings page: the list in a side column, or a back link on narrow screens. */
export function SettingsFrame({ section, back, heading, children }: Props) {
  const { t } = useText('settings', 'profiles')
  if (!mayOpen(section, useCurrentUser())) throw new ApiError(403, false)
  return (
    <div className={styles.frame}>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div className={styles.beside}>
        <div className={styles.out}>
          <Region pending={null} failure={() => null}>
            <WayBack />
          </Region>
        </div>
        {/* SHELL-64: settings have a label and no shell menu. */}
        {!heading && <p className={styles.label}>{t.settings.title()}</p>}
        <SettingsList current={section} look="beside" />
      </div>
      <div className={styles.content}>
        <Link
          to={back?.to ?? paths.settings.home()}
          className={styles.back}
          data-deep={back !== undefined}
          data-no-print
        >
          <IconArrowLeft aria-hidden size="1.125rem" />
          {back?.label ?? t.settings.back()}
        </Link>
        {children}
      </div>
    </div>
  )
}

/** Leads out of the settings: the home page redirects to the area of the person. */
function WayBack() {
  const { t } = useText('settings')
  const organization = useOrganizationBefore()
  return (
    <Link to={paths.home()} className={styles.back}>
      <IconArrowLeft aria-hidden size="1.125rem" />
      {organization ? t.settings.backTo({ name: organization.name }) : t.settings.backHome()}
    </Link>
  )
}
