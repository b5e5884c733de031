import type { User } from '#generated/model/index.ts'

type Named = Pick<User, 'first_name' | 'last_name' | 'username' | 'email'>

/** Name in the top bar: the best one available (SHELL-11..15). */
export function displayName(user: Named, placeholder: string): string {
  const first = user.first_name?.trim()
  const last = user.last_name?.trim()
  if (first && last) return `${first} ${last}`
  return first || user.username?.trim() || user.email?.split('@')[0]?.trim() || placeholder
}
