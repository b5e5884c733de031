import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Options<Values extends FieldValues> = {
  schema: z.core.$ZodType<Values, Values>
  kept: Values
  /** Sends the changed fields (CALL-24); resolves with the saved values. */
  send: (changes: Partial<Values>) => Promise<Values>
}

/** A settings form: stays open, sends only changes, and then shows the saved values. */
export function useSettingsForm<Values extends FieldValues>({ schema, kept, send }: Options<Values>) {
  const { t } = useText('settings')
  const appForm = useAppForm({
    schema,
    defaultValues: kept,
    send: async (checked) => {
      const changes = changedFields<Values>(kept, checked)
      return Object.keys(changes).length > 0 ? send(changes) : undefined
    },
    onSaved: (saved) => {
      appForm.form.reset(saved ?? kept)
      toast(
        saved
          ? { variant: 'success', message: t.settings.saved() }
          : { variant: 'info', message: t.settings.nothingToSave() },
      )
    },
    failureText: failureMessage({ offline: t.settings.saveOffline, failed: t.settings.saveFailed }),
  })
  return appForm
}
