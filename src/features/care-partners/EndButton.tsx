import { useState } from 'react'
import { useEndCarePartnership } from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = {
  id: string
  name: string
  /** `cancel` and `end`: by the person; `decline` and `stop`: by the care partner. */
  how: 'cancel' | 'end' | 'decline' | 'stop'
}

/** Ends a care partnership or an invitation, after confirmation. */
export function EndButton({ id, name, how }: Props) {
  const { t } = useText('partners', 'kit')
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useEndCarePartnership()
  const texts = t.partners.end
  const action = texts[how]()
  const close = () => {
    reset()
    setAsking(false)
  }
  const end = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          close()
          toast({ message: texts.done(), variant: 'success' })
          // the pressed button was removed with its row
          document.querySelector('h1')?.focus()
        },
      },
    )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.named({ action, name })}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.title[how]({ name })}
        confirmLabel={action}
        cancelLabel={texts.keep()}
        onConfirm={end}
        onCancel={close}
        pending={isPending}
        error={error && texts.failed()}
      >
        <Text>{texts.body[how]()}</Text>
      </ConfirmDialog>
    </>
  )
}
