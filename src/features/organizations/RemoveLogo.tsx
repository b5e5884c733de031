import { useState } from 'react'
import { useDeleteOrganizationLogo } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'

/** Takes the logo away, after a question that says what stands in its place. */
export function RemoveLogo({
  organization,
  onRemoved,
}: {
  organization: Organization
  onRemoved: () => void
}) {
  const { t } = useText('organization')
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteOrganizationLogo()
  const texts = t.organization.logo
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {texts.remove()}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        undoable
        title={texts.removeTitle({ name: organization.name })}
        confirmLabel={texts.removeConfirm()}
        pending={remove.isPending}
        error={remove.error && texts.removeFailed()}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          remove.mutate(
            { id: organization.id },
            {
              onSuccess: () => {
                toast({ variant: 'success', message: texts.removed() })
                onRemoved()
              },
            },
          )
        }
      >
        <Text>{texts.removeBody()}</Text>
      </ConfirmDialog>
    </>
  )
}
