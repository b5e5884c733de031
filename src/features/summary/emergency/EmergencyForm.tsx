import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetEmergencyDetailsSuspenseQueryOptions,
  useSaveEmergencyDetails,
} from '#generated/endpoints/health-story/health-story.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { emergencySchema, toEmergencyForm, toEmergencyRequest } from './emergency-schema.ts'

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
