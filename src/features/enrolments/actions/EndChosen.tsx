import { useState } from 'react'
import {
  useEndMatchingProcessInstances,
  useEndProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import type { EndOutcome } from '#generated/model/index.ts'
import { processInstanceEndReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { Chosen } from './selection.ts'
import { countOf, useChosenCall } from './use-chosen-call.ts'

type Props = {
  chosen: Chosen
  onEnded: () => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Ends the enrolments of the selected people: explains the effect first, and asks for an optional reason. */
export function EndChosen({ chosen, onEnded, onChanged }: Props) {
  const { t } = useText('enrolments')
  const [reason, setReason] = useState('')
  const { count } = chosen
  const { endChosen: texts, end } = t.enrolments
  const action = useChosenCall<EndOutcome, { reason: string | null }>({
    some: useEndProcessInstances(),
    everyone: useEndMatchingProcessInstances(),
    chosen,
    texts,
    onChanged,
  })
  return (
    <ConfirmButton
      {...action}
      label={texts.button()}
      look={{ size: 'sm' }}
      variables={{ reason: reason.trim() || null }}
      isReady={reason.length <= processInstanceEndReasonMax}
      title={texts.title({ count })}
      confirmLabel={texts.confirm({ count })}
      final
      done={(outcomes) => {
        const over = countOf(outcomes, 'already_over')
        const words = texts.ended({ count: countOf(outcomes, 'ended') })
        return over > 0 ? `${words} ${texts.over({ count: over })}` : words
      }}
      onDone={onEnded}
      onClose={() => {
        setReason('')
        action.onClose()
      }}
    >
      <Stack gap="md">
        <Text>{texts.steps()}</Text>
        <Text>{end.answers()}</Text>
        <TextareaField
          label={end.reason()}
          optional
          value={reason}
          onChange={setReason}
          maxCharacters={processInstanceEndReasonMax}
          rows={3}
        />
      </Stack>
    </ConfirmButton>
  )
}
