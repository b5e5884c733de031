import { useState } from 'react'
import { useDeleteOrganizationIcon } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'

type Props = { organization: Organization; onRemoved: () => void }

/** Takes the icon away, after a question that says what stands in its place (ORG-13). */
export function RemoveIcon({ organization, onRemoved }: Props) {
  const { t } = useText('adminOrganizations')
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteOrganizationIcon()
  const texts = t.adminOrganizations.icon
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {texts.remove()}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        undoable
        title={texts.removeTitle({ name: organization.name })}
        confirmLabel={texts.remove()}
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
