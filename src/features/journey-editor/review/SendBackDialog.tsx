import * as z from 'zod/mini'
import { JourneyReviewReturn, journeyReviewReturnReasonMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/basics.tsx'
import type { JourneyEditing } from '../editor/use-journey-editor.ts'

const schema = z.object({ reason: lines(JourneyReviewReturn.shape.reason, 'reason') })

type Props = { opened: boolean; editing: JourneyEditing; onClose: () => void; onDone: () => void }

/** Sends the draft back to its author, with a reason. A reason that was typed stays when the dialog closes. */
export function SendBackDialog({ opened, editing, onClose, onDone }: Props) {
  const { t } = useText('journeyEditor', 'validation')
  const { journey, failure, isPending } = editing
  const texts = t.journeyEditor.review
  const name = journey.review?.requested_by.display_name ?? ''
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { reason: '' },
    texts: { reason: texts.reasonMissing() },
    send: async ({ reason }) => {
      if (!(await editing.returnReview(reason))) throw new Error('The editor has the reason')
    },
    onSaved: () => {
      onClose()
      form.reset()
      toast({ variant: 'success', message: texts.sentBack({ name }) })
      onDone()
    },
    recover: () => Promise.resolve(true),
    failureText: () => undefined,
  })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closable={!isPending}
      staticBackdrop
      title={texts.sendBackTitle()}
      size="md"
    >
      <FormShell
        {...shell}
        inQuery="edit"
        aria-label={texts.sendBackTitle()}
        submitError={failure && t.journeyEditor.editor.failures[failure]()}
        submitLabel={texts.sendBackConfirm()}
        onCancel={onClose}
      >
        <Text>{texts.sendBackBody({ name })}</Text>
        <TextareaField
          {...field('reason')}
          label={texts.reason()}
          required
          rows={4}
          maxCharacters={journeyReviewReturnReasonMax}
        />
      </FormShell>
    </Modal>
  )
}
