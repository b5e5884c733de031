import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ProcessDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { AddressNotes } from './AddressNotes.tsx'
import { checkInvite, withJourney } from './invite-values.ts'
import type { InviteProblem, InviteValues } from './invite-values.ts'
import { MOST_ADDRESSES, parseAddresses } from './parse-addresses.ts'

type Props = {
  journeys: readonly ProcessDefinition[]
  values: InviteValues
  onChange: (values: InviteValues) => void
  /** Checks the addresses and shows the message. */
  onCheck: () => unknown
  pending: boolean
  submitError: ReactNode
}

const languages = [
  { value: 'en-ca', lang: 'en' },
  { value: 'fr-ca', lang: 'fr' },
] as const

/** Whom to invite to what, and in which language. */
export function InviteForm({ journeys, values, onChange, onCheck, pending, submitError }: Props) {
  const { t } = useText('invites', 'validation')
  const id = useId()
  const problemText = useProblemText()
  const [left, setLeft] = useState<ReadonlySet<keyof InviteValues>>(new Set())
  const [isSent, setSent] = useState(false)
  const texts = t.invites.create
  const typed = parseAddresses(values.addresses)
  const found = checkInvite(values)
  const journey = journeys.find((one) => one.id === values.journey)
  const only = journey?.languages.length === 1 ? journey.languages[0] : undefined

  const words = {
    chooseJourney: () => problemText({ code: 'selectOption' }),
    chooseLanguage: () => problemText({ code: 'selectOption' }),
    noneGood: texts.noneGood,
    tooMany: () => texts.tooMany({ most: MOST_ADDRESSES, over: typed.all.length - MOST_ADDRESSES }),
  } satisfies Record<InviteProblem, () => string>
  const wordsFor = (name: keyof InviteValues) => found[name] && words[found[name]]()
  const field = (name: keyof InviteValues) => ({
    id: `${id}${name}`,
    error: isSent || left.has(name) ? wordsFor(name) : undefined,
    onBlur: () => setLeft((now) => new Set(now).add(name)),
    required: true,
  })
  const names = ['journey', 'language', 'addresses'] as const
  const problems = names.flatMap((name) => {
    const message = wordsFor(name)
    if (!message) return []
    // two of them say the same words
    const isChoice = name !== 'addresses'
    return [
      {
        fieldId: `${id}${name}`,
        message: isChoice ? texts.problem({ field: texts[name](), problem: message }) : message,
      },
    ]
  })
  const submit = () => {
    setSent(true)
    return problems.length > 0 ? undefined : onCheck()
  }
  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={texts.check()}
      onSubmit={submit}
      problems={isSent ? problems : []}
      unsaved={values.addresses.trim() !== ''}
      {...{ pending, submitError }}
    >
      <SelectField
        {...field('journey')}
        label={texts.journey()}
        value={values.journey}
        options={journeys.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(chosen) =>
          onChange(
            withJourney(
              values,
              journeys.find((one) => one.id === chosen),
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
        value={values.language}
        options={languages
          .filter(({ value }) => journey?.languages.includes(value) ?? true)
          .map(({ value, lang }) => ({
            value,
            lang,
            label: value === 'en-ca' ? t.language.english() : t.language.french(),
          }))}
        onChange={(value) => onChange({ ...values, language: value === 'fr-ca' ? 'fr-ca' : 'en-ca' })}
      />
      <Stack gap="sm">
        <TextareaField
          {...field('addresses')}
          label={texts.addresses()}
          description={texts.addressesHelp()}
          rows={6}
          value={values.addresses}
          onChange={(addresses) => onChange({ ...values, addresses })}
        />
        <AddressNotes typed={typed} shown={isSent || left.has('addresses')} />
      </Stack>
    </FormShell>
  )
}
