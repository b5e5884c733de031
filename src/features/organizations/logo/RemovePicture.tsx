import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import type { Call } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { Text } from '#src/ui/basics.tsx'
import type { useDeleteOrganizationLogo } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useRevision } from '../use-revision.ts'

type Props = {
  organization: Organization
  texts: Record<'remove' | 'removeBody' | 'removeFailed' | 'removed', () => string> & {
    removeTitle: (words: { name: string }) => string
  }
  confirmLabel: string
  /** The generated mutation that deletes it. */
  useRemove: (
    options: Pick<NonNullable<Parameters<typeof useDeleteOrganizationLogo>[0]>, 'request'>,
  ) => Call<{ id: string }, unknown>
  onRemoved: () => void
}

/** Removes a logo or an icon (ORG-13), after a confirmation that says what replaces it. */
export function RemovePicture({ organization, texts, confirmLabel, useRemove, onRemoved }: Props) {
  const { id, name } = organization
  const { request, refetchRevision } = useRevision(organization)
  return (
    <ConfirmButton
      label={texts.remove()}
      look={{ variant: 'quiet' }}
      call={useRemove({ request })}
      variables={{ id }}
      title={texts.removeTitle({ name })}
      confirmLabel={confirmLabel}
      undoable
      done={texts.removed()}
      failed={texts.removeFailed}
      onDone={onRemoved}
      onFailed={(error) => void refetchRevision(error)}
    >
      <Text>{texts.removeBody()}</Text>
    </ConfirmButton>
  )
}
