import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/text/Text.tsx'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../logo/OrganizationIcon.tsx'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { IconForm } from './IconForm.tsx'

type Props = { organization: Organization; section: SectionProps; onClose: () => void }

/** The icon as menus show it; without one, its replacement. */
export function IconSection({ organization, section, onClose }: Props) {
  const { t } = useText('organization', 'adminOrganizations')
  const { name, icon } = organization
  const texts = t.adminOrganizations.icon
  return (
    <SettingsSection
      {...section}
      title={texts.title()}
      form={<IconForm organization={organization} label={t.organization.change.icon()} onClose={onClose} />}
    >
      <span className={styles.named}>
        <OrganizationIcon organization={organization} />
        {name}
      </span>
      <Text tone="secondary">{icon ? texts.shown() : texts.none()}</Text>
    </SettingsSection>
  )
}
