import { useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  getGetEmergencyDetailsSuspenseQueryOptions,
  useSaveEmergencyDetails,
} from '#generated/endpoints/health-story/health-story.ts'
import type { EmergencyDetails, EmergencyDetailsUpdate } from '#generated/model/index.ts'
import {
  EmergencyContactUpdate,
  EmergencyDetailsUpdate as Contract,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { checked, optionalLine, optionalRememberedDate, rule } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { isPhone, phoneValue } from '#src/lib/validation/phone.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

const { name, relation, phone } = EmergencyContactUpdate.shape

type Contact = z.output<typeof contact>

const contact = z.object({
  name: optionalLine(z.nullish(name)),
  relation: optionalLine(relation),
  phone: z.pipe(
    z.string().check(checked((typed) => (isBlank(typed) || isPhone(typed) ? undefined : { code: 'phone' }))),
    z.pipe(
      z.transform((typed: string) => (isBlank(typed) ? null : phoneValue(typed))),
      z.nullish(phone),
    ),
  ),
})

const isEmpty = (contact: Contact) => !contact.name && !contact.relation && !contact.phone
/** A contact is absent, or has a name and a number. */
const has = (field: 'name' | 'phone') => (values: { contact: unknown }) => {
  const contact = values.contact as Contact
  return isEmpty(contact) || Boolean(contact[field])
}

/** The emergency details, with the rules of the contract (VAL-49, VAL-50, VAL-58). */
const emergencySchema = z
  .object({
    date_of_birth: optionalRememberedDate({ whole: true }),
    spoken_languages: optionalLine(Contract.shape.spoken_languages),
    implants: optionalLine(Contract.shape.implants),
    contact,
  })
  .check(
    rule('nameMissing', 'contact.name', has('name')),
    rule('phoneMissing', 'contact.phone', has('phone')),
  )

type EmergencyInput = z.input<typeof emergencySchema>
type EmergencyChecked = z.output<typeof emergencySchema>

const toEmergencyForm = (details: EmergencyDetails): EmergencyInput => ({
  date_of_birth: details.date_of_birth ?? '',
  spoken_languages: details.spoken_languages ?? '',
  implants: details.implants ?? '',
  contact: {
    name: details.contact?.name ?? '',
    relation: details.contact?.relation ?? '',
    phone: details.contact?.phone ?? '',
  },
})

function toEmergencyRequest({ contact, ...details }: EmergencyChecked): EmergencyDetailsUpdate {
  const { name, relation, phone } = contact
  return {
    date_of_birth: details.date_of_birth,
    spoken_languages: details.spoken_languages ?? null,
    implants: details.implants ?? null,
    contact: name && phone ? { name, relation: relation ?? null, phone } : null,
  }
}

type Props = { patient: string; /** The emergency page. */ back: string }

/** Edits what only the emergency page has: contact, languages, implants and date of birth. */
export function EmergencyForm({ patient, back }: Props) {
  const { t } = useText('emergency')
  const words = t.emergency
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.details.title()}
        subtitle={words.details.intro()}
        back={{ to: back, label: words.backToPage() }}
      />
      <Region title={words.details.failed()}>
        <Form patient={patient} back={back} />
      </Region>
    </Stack>
  )
}

function Form({ patient, back }: Props) {
  const { t } = useText('emergency', 'validation', 'kit')
  const words = t.emergency.details
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(getGetEmergencyDetailsSuspenseQueryOptions(patient))
  const save = useSaveEmergencyDetails()
  const { field, shell } = useAppForm({
    schema: emergencySchema,
    defaultValues: toEmergencyForm(data),
    texts: { nameMissing: words.nameMissing(), phoneMissing: words.phoneMissing() },
    send: (checked) => save.mutateAsync({ id: patient, data: toEmergencyRequest(checked) }),
    onSaved: () => {
      toast({ message: words.saved(), variant: 'success' })
      void navigate(back)
    },
    failureText: () => words.saveFailed(),
  })
  return (
    <FormShell
      {...shell}
      inReach={inReach}
      aria-label={words.title()}
      submitLabel={words.save()}
      onCancel={() => void navigate(back)}
    >
      <DateField {...field('date_of_birth')} label={words.dateOfBirth()} optional />
      <TextField
        {...field('spoken_languages')}
        label={words.spoken()}
        description={words.spokenHelp()}
        optional
      />
      <TextField
        {...field('implants')}
        label={words.implants()}
        description={words.implantsHelp()}
        optional
      />
      <Stack>
        <Title level={2}>{words.contact()}</Title>
        <Text>{words.contactHelp()}</Text>
        <TextField {...field('contact.name')} label={words.name()} optional autoComplete="off" />
        <TextField
          {...field('contact.relation')}
          label={words.relation()}
          description={words.relationHelp()}
          optional
          autoComplete="off"
        />
        <PhoneField {...field('contact.phone')} label={words.phone()} optional autoComplete="off" />
      </Stack>
    </FormShell>
  )
}
