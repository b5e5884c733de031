import { useDeleteOrganizationIcon } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RemovePicture } from '../RemovePicture.tsx'
import { useRevision } from '../use-revision.ts'

type Props = { organization: Organization; onRemoved: () => void }

/** Removes the icon; the default one replaces it (ORG-13). */
export function RemoveIcon({ organization, onRemoved }: Props) {
  const { id, name } = organization
  const { request, refetchRevision } = useRevision(organization)
  const { t } = useText('adminOrganizations')
  const { mutate, isPending, isError } = useDeleteOrganizationIcon({ request })
  const texts = t.adminOrganizations.icon
  return (
    <RemovePicture
      words={{
        press: texts.remove(),
        title: texts.removeTitle({ name }),
        confirm: texts.remove(),
        body: texts.removeBody(),
        failed: texts.removeFailed(),
        done: texts.removed(),
      }}
      remove={(onSuccess) => mutate({ id }, { onSuccess, onError: (error) => void refetchRevision(error) })}
      isPending={isPending}
      hasFailed={isError}
      onRemoved={onRemoved}
    />
  )
}
