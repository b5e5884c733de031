import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { IconArrowLeft } from '#src/ui/icons.ts'
import { mayOpen, type Section } from './sections.ts'
import styles from './settings.module.css'
import { SettingsList } from './SettingsList.tsx'

type Props = {
  section: Section
  /** Where the way back leads, when that is not the list of all settings. */
  back?: { label: string; to: string }
  /** Of all settings: stands above the list and the part, in the place of the label of the list. */
  heading?: ReactNode
  children: ReactNode
}

/** Around every part of the settings: the list beside it where there is room, a way back to the list where there is none. */
export function SettingsFrame({ section, back, heading, children }: Props) {
  const { t } = useText('settings', 'profiles')
  if (!mayOpen(section, useCurrentUser())) throw new ApiError(403, false)
  return (
    <div className={styles.frame}>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div className={styles.beside}>
        {/* SHELL-64: the settings have a label, and no menu of the shell. */}
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
