import type { AvatarStyle, Patient, PatientUpdate, User, UserUpdate } from '#generated/model/index.ts'
import { tidyName } from './name.ts'
import type { Names } from './names.ts'

/** What a person may change about a profile. */
export type ProfileValues = Names & { isSelf: boolean; avatarStyle: AvatarStyle | null }

export const valuesOf = (profile: Patient): ProfileValues => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  isSelf: profile.is_self,
  avatarStyle: profile.avatar_style ?? null,
})

export const namesOf = (user: Pick<User, 'first_name' | 'last_name'>): Names => ({
  firstName: user.first_name ?? '',
  lastName: user.last_name ?? '',
})

/** The names as they are kept, each only when it is another one. */
function changedNames(before: Names, after: Names): Pick<UserUpdate, 'first_name' | 'last_name'> {
  const first = tidyName(after.firstName)
  const last = tidyName(after.lastName)
  return {
    ...(first !== before.firstName && { first_name: first }),
    ...(last !== before.lastName && { last_name: last }),
  }
}

export const accountChanges = (user: User, names: Names): UserUpdate => changedNames(namesOf(user), names)

/** Only what is different is sent (CALL-24, PROFILE-15). */
export function profileChanges(profile: Patient, values: ProfileValues): PatientUpdate {
  const before = valuesOf(profile)
  return {
    ...changedNames(before, values),
    ...(values.isSelf !== before.isSelf && { is_self: values.isSelf }),
    ...(values.avatarStyle !== before.avatarStyle && { avatar_style: values.avatarStyle }),
  }
}
