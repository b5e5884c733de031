import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCreateUser } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmailField } from '#src/ui/EmailField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { checkNewUser, createFrom, firstValues } from './new-user-values.ts'
import type { NewUserValues } from './new-user-values.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useChangeWords } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'

/** The fields by their names in the contract. */
const wireNames = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  language: 'language_preference',
  roles: 'role_types',
} as const satisfies Record<keyof NewUserValues, string>

type Name = keyof typeof wireNames

const names = Object.keys(wireNames) as Name[]

type Props = { organization: Organization; onDone: () => void }

/** Adds somebody to an organization (ROUTE-18). What was typed stays until it is kept. */
export function NewUserForm({ organization, onDone }: Props) {
  const { t } = useText('users', 'validation')
  const id = useId()
  const problemText = useProblemText()
  const create = useCreateUser()
  const changeWords = useChangeWords()
  const [values, setValues] = useState(firstValues)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [isSent, setSent] = useState(false)
  const [isDone, setDone] = useState(false)
  const texts = t.users.create
  const found = checkNewUser(values)
  const told = fieldErrors(create.error)
  const isTold = names.some((name) => told[wireNames[name]] !== undefined)

  function wordsFor(name: Name): string | undefined {
    const problem = found[name]
    if (!problem) return told[wireNames[name]]
    if (name === 'roles') return texts.rolesNeeded()
    return name === 'language' ? texts.languageNeeded() : problemText(problem)
  }
  const problems = names.flatMap((name) => {
    const message = wordsFor(name)
    return message ? [{ fieldId: `${id}${name}`, message }] : []
  })
  const field = (name: Name) => ({
    id: `${id}${name}`,
    error: isSent || left.has(name) ? wordsFor(name) : undefined,
    onBlur: () => setLeft((now) => new Set(now).add(name)),
    required: true,
  })
  function change(changed: Partial<NewUserValues>) {
    if (create.error) create.reset()
    setValues((now) => ({ ...now, ...changed }))
  }
  async function submit() {
    setSent(true)
    const data = createFrom(organization.id, values)
    if (!data || Object.keys(found).length > 0) return
    try {
      const { outcome, user } = await create.mutateAsync({ data })
      // what was typed is kept now: the guard must know that before the form goes
      flushSync(() => setDone(true))
      toast({ variant: 'success', message: texts[outcome]({ name: nameOfUser(user) }) })
      onDone()
    } catch {
      // the form says why, and keeps what was typed
    }
  }
  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={texts.submit()}
      onSubmit={submit}
      onCancel={onDone}
      problems={isSent ? problems : []}
      pending={create.isPending}
      submitError={isTold ? undefined : changeWords(create.error)}
      unsaved={!isDone && JSON.stringify(values) !== JSON.stringify(firstValues)}
    >
      <EmailField
        {...field('email')}
        label={texts.email()}
        description={texts.emailHelp()}
        value={values.email}
        onChange={(email) => change({ email })}
        autoComplete="off"
      />
      <TextField
        {...field('firstName')}
        label={texts.firstName()}
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
        autoComplete="off"
      />
      <TextField
        {...field('lastName')}
        label={texts.lastName()}
        value={values.lastName}
        onChange={(lastName) => change({ lastName })}
        autoComplete="off"
      />
      <RadioField
        {...field('language')}
        label={texts.language()}
        description={texts.languageHelp()}
        value={values.language}
        options={[
          { value: 'en-ca', lang: 'en', label: t.language.english() },
          { value: 'fr-ca', lang: 'fr', label: t.language.french() },
        ]}
        onChange={(value) => change({ language: value === 'fr-ca' ? 'fr-ca' : 'en-ca' })}
      />
      <RoleChoice
        {...field('roles')}
        label={texts.roles({ organization: organization.name })}
        organization={organization.name}
        value={values.roles}
        onChange={(roles) => change({ roles })}
      />
    </FormShell>
  )
}
