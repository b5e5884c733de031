import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSavePersonHealthCard } from '#generated/endpoints/people/people.ts'
import { PersonHealthCard } from '#generated/zod/portageV1.schemas.zod.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import { fits, optionalLine } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { PersonPlace } from './queries.ts'

const number = PersonHealthCard.shape.health_card_number
const schema = z.object({
  health_card_number: z.pipe(
    z.string().check(fits(optionalLine(number), 'number')),
    z.pipe(
      z.transform((text: string) => text.trim() || null),
      number,
    ),
  ),
})

type Props = PersonPlace & { number: string | null; onClose: () => void }

/** Changes or removes the health-card number that the organization keeps for a person. */
export function HealthCardForm({ organizationId, personId, number: kept, onClose }: Props) {
  const { t } = useText('provider')
  const save = useSavePersonHealthCard()
  const texts = t.provider.people.healthCard
  const { idOf, field, shell } = useAppForm({
    schema,
    defaultValues: { health_card_number: kept ?? '' },
    texts: { number: texts.wrong() },
    send: (data) => save.mutateAsync({ id: organizationId, patientId: personId, data }),
    onSaved: (saved) => {
      const message = saved.health_card_number === null ? texts.removed() : texts.saved()
      toast({ variant: 'success', message })
      onClose()
    },
    failureText: (error) => {
      const failure = saveFailure(error)
      if (failure === 'gone') return texts.gone()
      return failure === 'offline' ? texts.offline() : texts.notSaved()
    },
  })
  const id = idOf('health_card_number')
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <FormShell {...shell} aria-label={texts.label()} submitLabel={texts.save()} onCancel={onClose}>
      <TextField
        {...field('health_card_number')}
        label={texts.label()}
        description={texts.hint()}
        autoComplete="off"
      />
    </FormShell>
  )
}
