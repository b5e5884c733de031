import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
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
  ) => Pick<ReturnType<typeof useDeleteOrganizationLogo>, 'mutate' | 'isPending' | 'isError'>
  onRemoved: () => void
}

/** Removes a logo or an icon (ORG-13), after a confirmation that says what replaces it. */
export function RemovePicture({ organization, texts, confirmLabel, useRemove, onRemoved }: Props) {
  const { id, name } = organization
  const { request, refetchRevision } = useRevision(organization)
  const { mutate, isPending, isError } = useRemove({ request })
  const [isAsked, setAsked] = useState(false)
  const onSuccess = () => {
    toast({ variant: 'success', message: texts.removed() })
    onRemoved()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {texts.remove()}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        undoable
        title={texts.removeTitle({ name })}
        confirmLabel={confirmLabel}
        pending={isPending}
        error={isError && texts.removeFailed()}
        onCancel={() => setAsked(false)}
        onConfirm={() => mutate({ id }, { onSuccess, onError: (error) => void refetchRevision(error) })}
      >
        <Text>{texts.removeBody()}</Text>
      </ConfirmDialog>
    </>
  )
}
