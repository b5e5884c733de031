import * as z from 'zod/mini'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { SectionProps } from '../OrganizationSections.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useRevision } from '../use-revision.ts'

type Props = { organization: OrganizationOverview; section: SectionProps; onClose: () => void }

/** Whether the care team keeps health-card numbers; administrators choose. */
export function HealthCardsSection({ organization, section, onClose }: Props) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.healthCards
  return (
    <SettingsSection
      {...section}
      title={texts.title()}
      form={<HealthCardsForm organization={organization} onClose={onClose} />}
    >
      <Text>{organization.keeps_health_cards ? texts.on() : texts.off()}</Text>
    </SettingsSection>
  )
}

const schema = z.object({ keeps_health_cards: z.boolean() })

function HealthCardsForm({ organization, onClose }: Omit<Props, 'section'>) {
  const { t } = useText('adminOrganizations', 'organization')
  const { request, refetchRevision } = useRevision(organization)
  const update = useUpdateOrganization({ request })
  const texts = t.adminOrganizations.healthCards
  const { id, name, keeps_health_cards } = organization
  const { field, shell } = useAppForm({
    schema,
    defaultValues: { keeps_health_cards },
    send: async (data) => {
      try {
        return await update.mutateAsync({ id, data })
      } catch (error) {
        await refetchRevision(error)
        throw error
      }
    },
    onSaved: () => {
      toast({ variant: 'success', message: t.organization.form.saved({ name }) })
      onClose()
    },
    failureText: useFailureText(),
  })
  return (
    <FormShell
      {...shell}
      aria-label={texts.title()}
      submitLabel={t.organization.form.save()}
      onCancel={onClose}
    >
      <CheckboxField {...field('keeps_health_cards')} label={texts.keep()} description={texts.keepHelp()} />
    </FormShell>
  )
}
