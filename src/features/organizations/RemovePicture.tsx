import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'

type Props = {
  words: { press: string; title: string; confirm: string; body: string; failed: string; done: string }
  /** Removes it, then calls back. */
  remove: (onSuccess: () => void) => void
  isPending: boolean
  hasFailed: boolean
  onRemoved: () => void
}

/** Removes a logo or an icon, after a confirmation that says what replaces it. */
export function RemovePicture({ words, remove, isPending, hasFailed, onRemoved }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.press}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        undoable
        title={words.title}
        confirmLabel={words.confirm}
        pending={isPending}
        error={hasFailed && words.failed}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          remove(() => {
            toast({ variant: 'success', message: words.done })
            onRemoved()
          })
        }
      >
        <Text>{words.body}</Text>
      </ConfirmDialog>
    </>
  )
}
