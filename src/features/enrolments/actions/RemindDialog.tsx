import { useState } from 'react'
import { useRemindProcessInstances } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstanceReminded } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconMail } from '#src/ui/icons.ts'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = {
  /** Names by enrolment id. */
  chosen: ReadonlyMap<string, string>
  onReminded: (results: ProcessInstanceReminded['results']) => void
}

/** Reminds the selected people of their open steps, after explaining the effect. */
export function RemindDialog({ chosen, onReminded }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const { mutate, isPending, error, reset } = useRemindProcessInstances()
  const texts = t.enrolments.remind
  const count = chosen.size
  const remind = () => {
    if (isPending) return
    mutate(
      { data: { ids: [...chosen.keys()] } },
      {
        onSuccess: ({ results }) => {
          setOpened(false)
          onReminded(results)
        },
      },
    )
  }
  return (
    <>
      <Button
        size="sm"
        icon={<IconMail aria-hidden size="1.125rem" />}
        onClick={() => {
          preloadModal()
          reset()
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
        onCancel={() => setOpened(false)}
        pending={isPending}
        error={error && (error instanceof ApiError && error.notFound ? texts.gone() : texts.failed())}
      >
        <Stack gap="md">
          <Text>{texts.body()}</Text>
          <Text>{texts.left()}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
