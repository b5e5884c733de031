import * as z from 'zod/mini'
import { useSaveCalendarSubscription } from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import { CalendarEntryKind as Kind, type CalendarEntryKind } from '#generated/model/index.ts'
import { CalendarEntryKind as kindSchema } from '#generated/zod/portageV1.schemas.zod.ts'
import { choices } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

const schema = z.object({ kinds: choices(kindSchema) })

type Props = { kinds: readonly CalendarEntryKind[]; isNew: boolean }

/** What the calendar shows; saving it the first time creates the address. */
export function KindsForm({ kinds, isNew }: Props) {
  const { t } = useText('calendar')
  const texts = t.calendar.address
  const { mutateAsync } = useSaveCalendarSubscription()
  const appForm = useAppForm({
    schema,
    defaultValues: { kinds: [...kinds] as string[] },
    send: (data) => mutateAsync({ data }),
    onSaved: (saved) => {
      appForm.form.reset({ kinds: saved.kinds })
      toast({ variant: 'success', message: isNew ? texts.created() : texts.saved() })
    },
    failureText: () => texts.saveFailed(),
  })
  const { kind, kindHelp } = t.calendar
  const options = {
    [Kind.steps]: { label: kind.steps() },
    [Kind.check_ins]: { label: kind.checkIns() },
    [Kind.medications]: { label: kind.medications(), help: kindHelp.medications() },
    [Kind.doses]: { label: kind.doses(), help: kindHelp.doses() },
  } satisfies Record<CalendarEntryKind, object>
  return (
    <FormShell
      {...appForm.shell}
      aria-label={texts.what()}
      submitLabel={isNew ? texts.create() : texts.save()}
    >
      <CheckboxGroupField
        {...appForm.field('kinds')}
        label={texts.what()}
        required
        options={Object.values(Kind).map((value) => ({ value, ...options[value] }))}
      />
    </FormShell>
  )
}
