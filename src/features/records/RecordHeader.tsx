import type { ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Crumb } from '#src/ui/text/Breadcrumbs.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import styles from './records.module.css'

type Props = {
  profile: Patient
  title: ReactNode
  subtitle?: ReactNode
  back: Crumb
  actions?: ReactNode
}

/** The heading of a records page. Names the profile unless it is the person's own. */
export function RecordHeader({ profile, title, subtitle, back, actions }: Props) {
  const { t } = useText('records')
  const name = `${profile.first_name} ${profile.last_name}`
  return (
    <div className={styles.header}>
      {!profile.is_self && (
        <div className={styles.owner}>
          <Text strong>
            <span className={styles.whose}>{t.records.shared.whose({ name })}</span>
          </Text>
        </div>
      )}
      <PageHeader title={title} subtitle={subtitle} back={back} />
      {actions && (
        <Group gap="sm" className={styles.actions}>
          {actions}
        </Group>
      )}
    </div>
  )
}
