import { useState } from 'react'
import {
  useEndMatchingProcessInstances,
  useEndProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { processInstanceEndReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { type Chosen, isCountChanged } from './selection.ts'
import { useChangedList } from './use-changed-list.ts'

type Props = {
  chosen: Chosen
  onEnded: () => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Ends the enrolments of the selected people: explains the effect first, and asks for an optional reason. */
export function EndChosen({ chosen, onEnded, onChanged }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const [reason, setReason] = useState('')
  const some = useEndProcessInstances()
  const everyone = useEndMatchingProcessInstances()
  const { onError, wordsFor } = useChangedList()
  const { count, names, matching } = chosen
  const { isPending, error } = matching ? everyone : some
  const texts = t.enrolments.endChosen
  const say = (ended: number, over: number) => {
    const words = texts.ended({ count: ended })
    toast({ message: over > 0 ? `${words} ${texts.over({ count: over })}` : words, variant: 'success' })
    setOpened(false)
    onEnded()
  }
  const end = () => {
    if (reason.length > processInstanceEndReasonMax || isPending) return
    const why = { reason: reason.trim() || null }
    if (matching) {
      everyone.mutate(
        { data: { ...matching, ...why } },
        { onSuccess: ({ ended, already_over: over }) => say(ended, over), onError },
      )
      return
    }
    some.mutate(
      { data: { ids: [...names.keys()], ...why } },
      {
        onSuccess: ({ results }) => {
          const over = results.filter(({ outcome }) => outcome === 'already_over').length
          say(results.length - over, over)
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
          some.reset()
          everyone.reset()
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
        onCancel={() => {
          setOpened(false)
          if (isCountChanged(error)) onChanged()
        }}
        pending={isPending}
        error={error && wordsFor(error, texts)}
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
