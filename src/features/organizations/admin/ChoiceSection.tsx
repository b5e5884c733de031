import * as z from 'zod/mini'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/basics.tsx'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useSettingSave } from './use-setting-save.ts'

/** The choices of an administrator, by the field of the contract. */
const fieldOf = { healthCards: 'keeps_health_cards', reviews: 'reviews_journeys' } as const

type Props = {
  choice: keyof typeof fieldOf
  organization: OrganizationOverview
  section: SectionProps
  onClose: () => void
}

/** A choice that administrators make for an organization, on or off. */
export function ChoiceSection({ choice, organization, section, onClose }: Props) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations[choice]
  return (
    <SettingsSection
      {...section}
      title={texts.title()}
      form={<ChoiceForm {...{ choice, organization, onClose }} />}
    >
      <Text>{organization[fieldOf[choice]] ? texts.on() : texts.off()}</Text>
    </SettingsSection>
  )
}

const schema = z.object({ isOn: z.boolean() })

function ChoiceForm({ choice, organization, onClose }: Omit<Props, 'section'>) {
  const { t } = useText('adminOrganizations', 'organization')
  const { request, save, ...afterwards } = useSettingSave(organization, onClose)
  const { mutateAsync } = useUpdateOrganization({ request })
  const texts = t.adminOrganizations[choice]
  const apiField = fieldOf[choice]
  const { field, shell } = useAppForm({
    schema,
    defaultValues: { isOn: organization[apiField] },
    apiFieldNames: { [apiField]: 'isOn' },
    send: ({ isOn }) => save(() => mutateAsync({ id: organization.id, data: { [apiField]: isOn } })),
    ...afterwards,
  })
  return (
    <FormShell
      {...shell}
      aria-label={texts.title()}
      submitLabel={t.organization.form.save()}
      onCancel={onClose}
    >
      <CheckboxField {...field('isOn')} label={texts.keep()} description={texts.keepHelp()} />
    </FormShell>
  )
}
