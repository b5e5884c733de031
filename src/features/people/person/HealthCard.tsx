import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useSavePersonHealthCard } from '#generated/endpoints/people/people.ts'
import { PersonHealthCard } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { fits, optionalLine } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { PersonPlace } from './queries.ts'

type Props = PersonPlace & { number: string | null }

/** A person's health-card number, where the organization keeps it, and the form to change it. */
export function HealthCard({ number, ...place }: Props) {
  const { t } = useText('provider')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { healthCard: texts, page } = t.provider.people
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <HealthCardForm {...place} number={number} onClose={() => setOpen(false)} />
  return (
    <Group gap="sm">
      {number ?? page.unknown()}
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-label={number === null ? texts.addLabel() : texts.changeLabel()}
        onClick={() => setOpen(true)}
      >
        {number === null ? texts.add() : texts.change()}
      </Button>
    </Group>
  )
}

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

type HealthCardFormProps = PersonPlace & { number: string | null; onClose: () => void }

/** Changes or removes the health-card number that the organization keeps for a person. */
function HealthCardForm({ organizationId, personId, number: kept, onClose }: HealthCardFormProps) {
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
    failureText: failureMessage({ gone: texts.gone, offline: texts.offline, failed: texts.notSaved }),
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
