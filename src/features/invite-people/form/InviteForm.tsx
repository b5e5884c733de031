import type { InvitationPreview, ProcessDefinition } from '#generated/model/index.ts'
import { invitationBatchEmailsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import {
  type InviteChecked,
  type InviteInput,
  inviteSchema,
  tooManyBy,
  withJourney,
} from './invite-schema.ts'
import { type LineProblem, parseAddresses, type TypedAddresses } from './parse-addresses.ts'

type Checked = { typed: InviteInput; checked: InviteChecked; preview: InvitationPreview }

type Props = {
  journeys: readonly ProcessDefinition[]
  defaultValues: InviteInput
  /** Asks the server to validate the addresses and render the message. */
  check: (checked: InviteChecked) => Promise<InvitationPreview>
  onChecked: (result: Checked) => void
  failureText: (error: unknown) => string
}

const languages = [
  { value: 'en-ca', lang: 'en' },
  { value: 'fr-ca', lang: 'fr' },
] as const

export function InviteForm({ journeys, defaultValues, check, onChecked, failureText }: Props) {
  const { t } = useText('invites', 'validation')
  const texts = t.invites.create
  const { form, values, set, field, shell } = useAppForm({
    schema: inviteSchema,
    defaultValues,
    texts: {
      noneGood: texts.noneGood(),
      tooMany: (typed) => texts.tooMany({ most: invitationBatchEmailsMax, over: tooManyBy(String(typed)) }),
    },
    send: async (checked) => ({ checked, preview: await check(checked) }),
    onSaved: (result) => onChecked({ ...result, typed: values }),
    failureText,
  })
  const { isSubmitted, touchedFields } = form.formState
  const journey = journeys.find(({ id }) => id === values.process_definition)
  const only = journey?.languages.length === 1 ? journey.languages[0] : undefined
  return (
    <FormShell
      {...shell}
      aria-label={texts.title()}
      submitLabel={texts.check()}
      unsaved={values.emails.trim() !== ''}
    >
      <SelectField
        {...field('process_definition')}
        label={texts.journey()}
        required
        options={journeys.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(chosen) =>
          set(
            withJourney(
              values,
              journeys.find(({ id }) => id === chosen),
            ),
          )
        }
      />
      <RadioField
        {...field('language')}
        label={texts.language()}
        description={
          only
            ? texts.onlyIn({ language: only === 'fr-ca' ? texts.french() : texts.english() })
            : texts.languageHelp()
        }
        required
        options={languages
          .filter(({ value }) => journey?.languages.includes(value) ?? true)
          .map(({ value, lang }) => ({
            value,
            lang,
            label: value === 'en-ca' ? t.language.english() : t.language.french(),
          }))}
      />
      <Stack gap="sm">
        <TextareaField
          {...field('emails')}
          label={texts.addresses()}
          description={texts.addressesHelp()}
          required
          rows={6}
        />
        <AddressNotes
          typed={parseAddresses(values.emails)}
          shown={isSubmitted || touchedFields.emails === true}
        />
      </Stack>
    </FormShell>
  )
}

/** Enough to correct right away; the review lists the rest. */
const SHOWN = 10

function AddressNotes({ typed, shown }: { typed: TypedAddresses; shown: boolean }) {
  const { t } = useText('invites')
  const { good, problems } = typed
  const texts = t.invites.create
  const words = (problem: LineProblem) => {
    switch (problem.kind) {
      case 'wrong':
        return texts.wrong(problem)
      case 'twice':
        return texts.twice(problem)
    }
  }
  return (
    <div role="status">
      {shown && good > 0 && <Text tone="secondary">{texts.good({ count: good })}</Text>}
      {shown && problems.length > 0 && (
        <Alert kind="warning" role="none" title={texts.lines()}>
          <ul>
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={problem.at}>{words(problem)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
