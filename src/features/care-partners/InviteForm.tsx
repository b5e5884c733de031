import { useInviteCarePartner } from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { CarePartnerLevel } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Text } from '#src/ui/basics.tsx'
import * as z from 'zod/mini'
import { CarePartnershipCreate, carePartnershipCreateEmailMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, email } from '#src/form-kit/fields.ts'

/** How long access lasts, in days; `none`: until either side ends it. */
const durations = ['none', '30', '365'] as const

const inviteSchema = z.object({
  email: email(carePartnershipCreateEmailMax),
  level: choice(CarePartnershipCreate.shape.level),
  duration: z.enum(durations),
})

const emptyInvite: z.input<typeof inviteSchema> = { email: '', level: '', duration: 'none' }

/**
 * The last day of access as ISO text; null for no end.
 * @param today ISO text
 */
function lastDay(duration: (typeof durations)[number], today: string): string | null {
  if (duration === 'none') return null
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + Number(duration))
  return last.toISOString().slice(0, 10)
}

type Props = { patientId: string; onDone: () => void }

const codeOf = (error: unknown): unknown => (error instanceof ApiError ? Object(error.body).code : undefined)

/** Whom to invite, what they may do, and for how long. */
export function InviteForm({ patientId, onDone }: Props) {
  const { t } = useText('partners', 'validation')
  const { mutateAsync } = useInviteCarePartner()
  const texts = t.partners.form
  const { field, shell } = useAppForm({
    schema: inviteSchema,
    defaultValues: emptyInvite,
    send: ({ email, level, duration }) =>
      mutateAsync({ id: patientId, data: { email, level, until: lastDay(duration, localToday()) } }),
    onSaved: ({ partner_email: email }) => {
      toast({ variant: 'success', message: texts.sent({ email }) })
      onDone()
    },
    failureText: (error) => {
      const code = codeOf(error)
      if (code === 'already_invited') return texts.already()
      return code === 'too_many' ? texts.tooMany() : texts.failed()
    },
    apiFieldNames: { until: 'duration' },
  })
  const lengths = { none: texts.none(), 30: texts.month(), 365: texts.year() }
  return (
    <FormShell {...shell} aria-label={texts.title()} submitLabel={texts.send()} onCancel={onDone}>
      <EmailField
        {...field('email')}
        label={texts.email()}
        description={texts.emailHelp()}
        required
        autoComplete="off"
      />
      <RadioField
        {...field('level')}
        label={texts.level()}
        required
        options={Object.values(CarePartnerLevel).map((value) => ({
          value,
          label: t.partners.level[value](),
          help: t.partners.levelHelp[value](),
        }))}
      />
      <SelectField
        {...field('duration')}
        label={texts.howLong()}
        empty={false}
        options={durations.map((value) => ({ value, label: lengths[value] }))}
      />
      <Text tone="secondary">{texts.limits()}</Text>
    </FormShell>
  )
}
