import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useCreateOrganization } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Text } from '#src/ui/Text.tsx'
import { emptyDetails, updateFrom } from '../details-values.ts'
import { DetailsFields } from '../DetailsFields.tsx'
import styles from '../organizations.module.css'
import { saveFailure } from '../save-failure.ts'
import { useDetails } from '../use-details.ts'

type Props = { onCreated: (organization: OrganizationOverview) => void; onCancel: () => void }

/** Sets an organization up; its logo, icon and colours are added on its own page. */
export function CreateForm({ onCreated, onCancel }: Props) {
  const { t } = useText('organization', 'adminOrganizations')
  const create = useCreateOrganization()
  const details = useDetails(emptyDetails, create)
  const [isDone, setDone] = useState(false)
  const texts = t.adminOrganizations.create
  async function submit() {
    details.markSent()
    if (!details.isRight) return
    try {
      const { name, ...others } = updateFrom(details.values)
      const organization = await create.mutateAsync({ data: { ...others, name } })
      flushSync(() => setDone(true))
      onCreated(organization)
    } catch {
      // the form says why, and keeps what was typed
    }
  }
  return (
    <div className={styles.form}>
      <FormShell
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        onSubmit={submit}
        onCancel={onCancel}
        problems={details.problems}
        pending={create.isPending}
        submitError={create.error && details.isToldOfAll && t.organization.form[saveFailure(create.error)]()}
        unsaved={!isDone && details.isChanged}
        inQuery
      >
        <Text tone="secondary">{texts.intro()}</Text>
        <DetailsFields field={details.field} />
      </FormShell>
    </div>
  )
}
