import * as z from 'zod/mini'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import {
  TeenPrivacyAgeMax as OLDEST,
  TeenPrivacyAgeMin as YOUNGEST,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/basics.tsx'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useSettingSave } from './use-setting-save.ts'

type Props = { organization: OrganizationOverview; section: SectionProps; onClose: () => void }

/** From which age parents see less of a young person's profile. */
export function PrivacyAgeSection({ organization, section, onClose }: Props) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.privacyAge
  const age = organization.teen_privacy_age
  return (
    <SettingsSection
      {...section}
      title={texts.title()}
      form={<PrivacyAgeForm {...{ organization, onClose }} />}
    >
      <Text>{age === null ? texts.off() : texts.on({ age })}</Text>
    </SettingsSection>
  )
}

const schema = z.object({ age: z.string() })
const ages = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(YOUNGEST + index))

function PrivacyAgeForm({ organization, onClose }: Omit<Props, 'section'>) {
  const { t } = useText('adminOrganizations', 'organization')
  const { request, save, ...afterwards } = useSettingSave(organization, onClose)
  const { mutateAsync } = useUpdateOrganization({ request })
  const texts = t.adminOrganizations.privacyAge
  const { id, teen_privacy_age: current } = organization
  const { field, shell } = useAppForm({
    schema,
    defaultValues: { age: current === null ? '' : String(current) },
    apiFieldNames: { teen_privacy_age: 'age' },
    send: ({ age }) =>
      save(() => mutateAsync({ id, data: { teen_privacy_age: age === '' ? null : Number(age) } })),
    ...afterwards,
  })
  return (
    <FormShell
      {...shell}
      aria-label={texts.title()}
      submitLabel={t.organization.form.save()}
      onCancel={onClose}
    >
      <SelectField
        {...field('age')}
        label={texts.age()}
        description={texts.help()}
        empty={texts.none()}
        options={ages.map((value) => ({ value, label: texts.years({ age: Number(value) }) }))}
      />
    </FormShell>
  )
}
