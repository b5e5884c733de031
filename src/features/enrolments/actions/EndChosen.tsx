import { useState } from 'react'
import { useEndProcessInstances } from '#generated/endpoints/enrolments/enrolments.ts'
import { processInstanceEndReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = {
  /** Names by enrolment id. */
  chosen: ReadonlyMap<string, string>
  onEnded: () => void
}

/** Ends the enrolments of the selected people: explains the effect first, and asks for an optional reason. */
export function EndChosen({ chosen, onEnded }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useEndProcessInstances()
  const texts = t.enrolments.endChosen
  const count = chosen.size
  const end = () => {
    if (reason.length > processInstanceEndReasonMax || isPending) return
    mutate(
      { data: { ids: [...chosen.keys()], reason: reason.trim() || null } },
      {
        onSuccess: ({ results }) => {
          const over = results.filter(({ outcome }) => outcome === 'already_over').length
          const ended = texts.ended({ count: results.length - over })
          toast({ message: over > 0 ? `${ended} ${texts.over({ count: over })}` : ended, variant: 'success' })
          setOpened(false)
          onEnded()
        },
      },
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          preloadModal()
          reset()
          setReason('')
          setOpened(true)
        }}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title({ count })}
        confirmLabel={texts.confirm({ count })}
        onConfirm={end}
        onCancel={() => setOpened(false)}
        pending={isPending}
        error={error && (error instanceof ApiError && error.notFound ? texts.gone() : texts.failed())}
        final
      >
        <Stack gap="md">
          <Text>{texts.steps()}</Text>
          <Text>{t.enrolments.end.answers()}</Text>
          <TextareaField
            label={t.enrolments.end.reason()}
            optional
            value={reason}
            onChange={setReason}
            maxCharacters={processInstanceEndReasonMax}
            rows={3}
          />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
