import { useDeleteOrganizationLogo } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RemovePicture } from './RemovePicture.tsx'
import { useRevision } from './use-revision.ts'

type Props = { organization: Organization; onRemoved: () => void }

/** Removes the logo; the name replaces it. */
export function RemoveLogo({ organization, onRemoved }: Props) {
  const { id, name } = organization
  const { request, refetchRevision } = useRevision(organization)
  const { t } = useText('organization')
  const { mutate, isPending, isError } = useDeleteOrganizationLogo({ request })
  const texts = t.organization.logo
  return (
    <RemovePicture
      words={{
        press: texts.remove(),
        title: texts.removeTitle({ name }),
        confirm: texts.removeConfirm(),
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
