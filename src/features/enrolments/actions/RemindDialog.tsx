import { useState } from 'react'
import {
  useRemindMatchingProcessInstances,
  useRemindProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconMail } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Reminded } from './SentNotice.tsx'
import { type Chosen, isCountChanged } from './selection.ts'
import { useChangedList } from './use-changed-list.ts'

type Props = {
  chosen: Chosen
  onReminded: (reminded: Reminded) => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Reminds the selected people of their open steps, after explaining the effect. */
export function RemindDialog({ chosen, onReminded, onChanged }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const some = useRemindProcessInstances()
  const everyone = useRemindMatchingProcessInstances()
  const { onError, wordsFor } = useChangedList()
  const { count, names, matching } = chosen
  const { isPending, error } = matching ? everyone : some
  const texts = t.enrolments.remind
  const say = (reminded: Reminded) => {
    setOpened(false)
    onReminded(reminded)
  }
  const remind = () => {
    if (isPending) return
    if (matching)
      everyone.mutate(
        { data: matching },
        { onSuccess: (counts) => say({ kind: 'everyone', counts }), onError },
      )
    else
      some.mutate(
        { data: { ids: [...names.keys()] } },
        { onSuccess: ({ results }) => say({ kind: 'some', results, names }) },
      )
  }
  return (
    <>
      <Button
        size="sm"
        icon={IconMail}
        onClick={() => {
          some.reset()
          everyone.reset()
          setOpened(true)
        }}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title({ count })}
        confirmLabel={texts.confirm({ count })}
        onConfirm={remind}
        onCancel={() => {
          setOpened(false)
          if (isCountChanged(error)) onChanged()
        }}
        pending={isPending}
        error={error && wordsFor(error, texts)}
      >
        <Stack gap="md">
          <Text>{texts.body()}</Text>
          <Text>{texts.left()}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
