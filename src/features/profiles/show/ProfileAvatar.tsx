import type { ComponentProps } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { Avatar } from '#src/ui/data/Avatar.tsx'

type Props = {
  profile: Pick<Patient, 'first_name' | 'last_name' | 'avatar_style'>
  size?: ComponentProps<typeof Avatar>['size']
}

/** The avatar of a profile. Initials come from its name, never from the placeholder. */
export function ProfileAvatar({ profile, size }: Props) {
  const name = `${profile.first_name} ${profile.last_name}`
  return <Avatar name={name} style={profile.avatar_style} {...(size && { size })} />
}
