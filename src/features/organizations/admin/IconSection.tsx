import * as z from 'zod/mini'
import {
  useDeleteOrganizationIcon,
  useSaveOrganizationIcon,
} from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { chosenFile } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { jpeg, png } from '#src/lib/files/file-rules.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/basics.tsx'
import { RemovePicture } from '../logo/RemovePicture.tsx'
import { useFileAddress } from '../logo/use-file-address.ts'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../logo/OrganizationIcon.tsx'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useSettingSave } from './use-setting-save.ts'

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

const MOST_BYTES = 1024 * 1024

const iconSchema = z.object({ file: chosenFile('choose') })

type IconFormProps = { organization: Organization; label: string; onClose: () => void }

/** Changes the icon next to the name in menus (DATA-20), which is decorative and needs no alternative text. */
function IconForm({ organization, label, onClose }: IconFormProps) {
  const { t } = useText('organization', 'adminOrganizations')
  const { request, save, ...afterwards } = useSettingSave(organization, onClose)
  const { mutateAsync } = useSaveOrganizationIcon({ request })
  const { id, name, icon } = organization
  const texts = t.adminOrganizations.icon
  const { values, leave, field, shell } = useAppForm({
    schema: iconSchema,
    defaultValues: { file: null },
    texts: { choose: texts.choose() },
    send: (data) => save(() => mutateAsync({ id, data })),
    ...afterwards,
  })
  const address = useFileAddress(values.file)
  return (
    <FormShell
      {...shell}
      aria-label={label}
      submitLabel={t.organization.form.save()}
      onCancel={onClose}
      actions={
        icon && (
          <RemovePicture
            {...{ organization, texts }}
            confirmLabel={texts.remove()}
            useRemove={useDeleteOrganizationIcon}
            onRemoved={() => leave(onClose)}
          />
        )
      }
    >
      <FileField
        {...field('file')}
        label={texts.file()}
        description={texts.fileHelp()}
        kinds={[png, jpeg]}
        mostBytes={MOST_BYTES}
      />
      <Text as="span" strong>
        <span className={styles.named}>
          <OrganizationIcon organization={{ icon: address ?? icon }} />
          {name}
        </span>
      </Text>
    </FormShell>
  )
}
