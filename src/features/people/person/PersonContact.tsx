import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useSavePersonHealthCard } from '#generated/endpoints/people/people.ts'
import type { CarePartner, Person } from '#generated/model/index.ts'
import { PersonHealthCard } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { fits, optionalLine } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group, Stack, Title } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import type { PersonPlace } from './queries.ts'

const Email = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${email}`} newTab={false}>
    {email}
  </TextLink>
)

export function PersonContact({ person, ...place }: PersonPlace & { person: Person }) {
  const { t, format } = useText('provider', 'kit')
  const texts = t.provider.people.page
  const languages = { 'en-ca': texts.english(), 'fr-ca': texts.french() }
  const { date_of_birth: born, phone, email, preferred_language: language, care_partners: partners } = person
  const { call_time: callTime, health_card_number: card } = person
  return (
    <Stack as="section" gap="sm">
      <Title level={2}>{texts.contact()}</Title>
      <Facts
        facts={[
          { label: texts.birthDate(), value: born === null ? texts.unknown() : format.date(born) },
          { label: texts.phone(), value: phone === null ? texts.unknown() : <PhoneLink phone={phone} /> },
          {
            label: texts.callTime(),
            value: callTime === null ? texts.unknown() : texts.callTimes[callTime](),
          },
          { label: texts.email(), value: email === null ? texts.unknown() : <Email email={email} /> },
          { label: texts.language(), value: language === null ? texts.unknown() : languages[language] },
          ...(card === undefined
            ? []
            : [
                {
                  label: t.provider.people.healthCard.label(),
                  value: <HealthCard {...place} number={card} />,
                },
              ]),
          {
            label: texts.partners(),
            value: partners.length === 0 ? texts.noPartners() : <Partners partners={partners} />,
          },
        ]}
      />
    </Stack>
  )
}

function Partners({ partners }: { partners: readonly CarePartner[] }) {
  const { t } = useText('provider')
  const texts = t.provider.people.page
  return (
    <ul role="list">
      {partners.map(({ role, name, phone, email, level }) => (
        <li key={role + name + (email ?? '')}>
          {texts.partner({ name, role: level ? texts.level[level]() : texts.role[role]() })}
          {phone !== null && (
            <>
              {' · '}
              <PhoneLink phone={phone} />
            </>
          )}
          {email !== null && (
            <>
              {' · '}
              <Email email={email} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type Props = PersonPlace & { number: string | null }

/** A person's health-card number, where the organization keeps it, and the form to change it. */
function HealthCard({ number, ...place }: Props) {
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
