import {
  useRemindMatchingProcessInstances,
  useRemindProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconMail } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { Chosen } from './selection.ts'
import type { Reminded } from './SentNotice.tsx'
import { useChosenCall } from './use-chosen-call.ts'

type Props = {
  chosen: Chosen
  onReminded: (reminded: Reminded) => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Reminds the selected people of their open steps, after explaining the effect. */
export function RemindButton({ chosen, onReminded, onChanged }: Props) {
  const { t } = useText('enrolments')
  const { count } = chosen
  const texts = t.enrolments.remind
  const action = useChosenCall({
    some: useRemindProcessInstances(),
    everyone: useRemindMatchingProcessInstances(),
    chosen,
    texts,
    onChanged,
  })
  return (
    <ConfirmButton
      {...action}
      label={texts.button()}
      look={{ variant: 'primary', size: 'sm', icon: IconMail }}
      variables={{}}
      title={texts.title({ count })}
      confirmLabel={texts.confirm({ count })}
      onDone={onReminded}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <Text>{texts.left()}</Text>
      </Stack>
    </ConfirmButton>
  )
}
