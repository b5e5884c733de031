import { useState } from 'react'
import { useDeactivateUser } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { UserAccount } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { useChangeDialog } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'
import { userStatusChangeCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'

type Props = { user: UserAccount; organizationId: string; onClose: () => void }

export function DeactivateDialog({ user, organizationId, onClose }: Props) {
  const { t } = useText('users', 'validation')
  const problemText = useProblemText()
  const [reason, setReason] = useState('')
  const deactivate = useDeactivateUser({ request: ifMatch(user.revision) })
  const name = nameOfUser(user)
  const texts = t.users.deactivate
  const { outcome, dialog } = useChangeDialog(deactivate, texts.done({ name }), onClose)
  const isTooLong = characters(reason) > userStatusChangeCommentMax
  const confirm = () => {
    if (isTooLong) return
    deactivate.mutate(
      { id: user.id, data: { organization: organizationId, comment: reason.trim() || null } },
      outcome,
    )
  }
  return (
    <ConfirmDialog
      {...dialog}
      undoable
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.keep()}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <Text>{texts.body({ name })}</Text>
        <Text>{texts.kept()}</Text>
        <TextareaField
          label={texts.reason()}
          description={texts.reasonHelp()}
          optional
          value={reason}
          onChange={setReason}
          maxCharacters={userStatusChangeCommentMax}
          error={
            isTooLong ? problemText({ code: 'maxCharacters', max: userStatusChangeCommentMax }) : undefined
          }
          rows={2}
        />
      </Stack>
    </ConfirmDialog>
  )
}
