import { useCreateOrganization } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/basics.tsx'
import { emptyDetails } from '../details/details-schema.ts'
import { DetailsFields } from '../details/DetailsFields.tsx'
import styles from '../organizations.module.css'
import { useDetailsForm } from '../details/use-details-form.ts'
import { useFailureText } from '../use-failure-text.ts'

type Props = { onCreated: (organization: OrganizationOverview) => void; onCancel: () => void }

/** Creates an organization; logo, icon and colours are added on its own page. */
export function CreateForm({ onCreated, onCancel }: Props) {
  const { t } = useText('organization', 'adminOrganizations')
  const create = useCreateOrganization()
  const failureText = useFailureText()
  const { field, shell } = useDetailsForm({
    defaultValues: emptyDetails,
    send: (checked) => create.mutateAsync({ data: checked }),
    onSaved: onCreated,
    // A new organization has no conflicts: a 409 means the first call is still running.
    failureText: (error) =>
      saveFailure(error) === 'conflict' ? t.organization.form.failed() : failureText(error),
  })
  const texts = t.adminOrganizations.create
  return (
    <div className={styles.form}>
      <FormShell
        {...shell}
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        onCancel={onCancel}
        inQuery
      >
        <Text tone="secondary">{texts.intro()}</Text>
        <DetailsFields field={field} />
      </FormShell>
    </div>
  )
}
