import { useCreateUser } from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { Organization } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useChangeWords } from './use-change-words.ts'
import { nameOfUser } from './user-roles.ts'
import * as z from 'zod/mini'
import { RoleType, UserCreate, userCreateEmailMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, email, line } from '#src/form-kit/fields.ts'

const { first_name, last_name, language_preference, role_types } = UserCreate.shape

/** The form of a new user (USER-01, VAL-20, VAL-35). */
export const newUserSchema = z.object({
  email: email(userCreateEmailMax),
  first_name: line(first_name),
  last_name: line(last_name),
  language_preference: choice(language_preference, 'languageNeeded'),
  role_types: z.pipe(
    z.array(RoleType).check(z.refine((roles) => roles.length > 0, { params: { rule: 'rolesNeeded' } })),
    role_types,
  ),
})

export const emptyUser: z.input<typeof newUserSchema> = {
  email: '',
  first_name: '',
  last_name: '',
  language_preference: '',
  role_types: [],
}

type Props = { organization: Organization; onDone: () => void }

/** Adds a user to an organization (ROUTE-18). Input is kept until it is saved. */
export function NewUserForm({ organization, onDone }: Props) {
  const { t } = useText('users', 'validation')
  const create = useCreateUser()
  const changeWords = useChangeWords()
  const texts = t.users.create
  const { field, shell } = useAppForm({
    schema: newUserSchema,
    defaultValues: emptyUser,
    texts: { languageNeeded: texts.languageNeeded(), rolesNeeded: texts.rolesNeeded() },
    send: (checked) => create.mutateAsync({ data: { ...checked, organization: organization.id } }),
    onSaved: ({ outcome, user }) => {
      toast({ variant: 'success', message: texts[outcome]({ name: nameOfUser(user) }) })
      onDone()
    },
    failureText: changeWords,
  })
  return (
    <FormShell {...shell} aria-label={texts.title()} submitLabel={texts.submit()} onCancel={onDone}>
      <EmailField
        {...field('email')}
        label={texts.email()}
        description={texts.emailHelp()}
        required
        autoComplete="off"
      />
      <TextField {...field('first_name')} label={texts.firstName()} required autoComplete="off" />
      <TextField {...field('last_name')} label={texts.lastName()} required autoComplete="off" />
      <RadioField
        {...field('language_preference')}
        label={texts.language()}
        description={texts.languageHelp()}
        required
        options={[
          { value: 'en-ca', lang: 'en', label: t.language.english() },
          { value: 'fr-ca', lang: 'fr', label: t.language.french() },
        ]}
      />
      <RoleChoice
        {...field('role_types')}
        label={texts.roles({ organization: organization.name })}
        organization={organization.name}
        required
      />
    </FormShell>
  )
}
