import { useRef, useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { attentionRestoreReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { AboutItem } from '../AboutItem.tsx'

type Props = {
  item: AttentionItem
  pending: boolean
  onPutBack: (reason: string) => void
  onClose: () => void
}

/** Confirms returning another person's item to the list, and asks for the reason. */
export function PutBackDialog({ item, pending, onPutBack, onClose }: Props) {
  const { t } = useText('attention')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const texts = t.attention.putBack
  const name = item.acknowledged_by?.display_name ?? ''
  const isMissing = isBlank(reason)

  function putBack() {
    setIsAsked(true)
    if (isMissing || isTooLong(reason, attentionRestoreReasonMax)) return field.current?.focus()
    if (!pending) onPutBack(reason.trim())
  }

  return (
    <ConfirmDialog
      opened
      title={texts.title({ name })}
      confirmLabel={t.attention.taken.back()}
      onConfirm={putBack}
      onCancel={onClose}
      pending={pending}
      error={undefined}
    >
      <Stack gap="md">
        <AboutItem item={item} />
        <Text>{texts.body({ name })}</Text>
        <CommentField
          label={texts.reason()}
          ref={field}
          required
          value={reason}
          onChange={setReason}
          max={attentionRestoreReasonMax}
          error={isAsked && isMissing ? texts.missing() : undefined}
        />
      </Stack>
    </ConfirmDialog>
  )
}
