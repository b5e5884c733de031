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
