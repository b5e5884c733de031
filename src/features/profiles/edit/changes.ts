import * as z from 'zod/mini'
import type { Patient, User } from '#generated/model/index.ts'
import { AvatarStyle, CallTime } from '#generated/zod/portageV1.schemas.zod.ts'
import { nameSchema } from './profile-schema.ts'

/** The name of an account (VAL-27, VAL-28). */
export const accountSchema = z.object({ first_name: nameSchema, last_name: nameSchema })

/** The editable fields of a profile (PROFILE-15). */
export const profileChangesSchema = z.object({
  first_name: nameSchema,
  last_name: nameSchema,
  is_self: z.boolean(),
  avatar_style: z.nullable(AvatarStyle),
  call_time: z.nullable(CallTime),
})

export type AccountInput = z.input<typeof accountSchema>
export type ProfileChanges = z.input<typeof profileChangesSchema>

export const toAccountValues = (user: Pick<User, 'first_name' | 'last_name'>): AccountInput => ({
  first_name: user.first_name ?? '',
  last_name: user.last_name ?? '',
})

export const toProfileValues = ({
  first_name,
  last_name,
  is_self,
  avatar_style,
  call_time,
}: Patient): ProfileChanges => ({
  first_name,
  last_name,
  is_self,
  avatar_style: avatar_style ?? null,
  call_time: call_time ?? null,
})
