import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListMessageTemplatesQueryKey,
  useDeleteMessageTemplate,
} from '#generated/endpoints/message-templates/message-templates.ts'
import type { MessageTemplate } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = { template: MessageTemplate; onDeleted: () => void }

/** Deletes an approved message, after explaining the effect. */
export function DeleteTemplate({ template, onDeleted }: Props) {
  const { t, locale } = useText('organization')
  const queries = useQueryClient()
  const [opened, setOpened] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteMessageTemplate({
    request: ifMatch(template.revision),
  })
  const texts = t.organization.messages.deletion
  const subject = template.subject[locale]
  const refetch = () => void queries.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() })
  const onSuccess = () => {
    toast({ variant: 'success', message: texts.done({ subject }) })
    onDeleted()
  }
  const remove = () =>
    mutate(
      { id: template.id },
      {
        onSuccess,
        onError: (failure) => {
          const kind = saveFailure(failure)
          // Someone else deleted it, which is what was wanted.
          if (kind === 'gone') onSuccess()
          if (kind === 'gone' || kind === 'conflict') refetch()
        },
      },
    )
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t.organization.messages.removeOne({ subject })}
        onClick={() => {
          reset()
          setOpened(true)
        }}
      >
        {t.organization.messages.remove()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title({ subject })}
        confirmLabel={texts.confirm()}
        onConfirm={remove}
        onCancel={() => setOpened(false)}
        pending={isPending}
        error={error && (saveFailure(error) === 'conflict' ? texts.changed() : texts.failed())}
        final
      >
        <Text>{texts.body()}</Text>
      </ConfirmDialog>
    </>
  )
}
