import type { ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { isLimited } from '#src/session/user/is-limited.ts'
import { useOwnProfile } from '#src/session/user/own-profiles.ts'
import { PatientNotFoundScreen } from '#src/ui/screens/PatientNotFoundScreen.tsx'
import { LimitedStory } from './LimitedStory.tsx'

type Props = { patientId: string; children: (profile: Patient) => ReactNode }

/** Wraps every records page: resolves the profile in the URL, or shows that there is none (ERR-45). */
export function RecordScope({ patientId, children }: Props) {
  const profile = useOwnProfile(patientId)
  if (profile && isLimited(profile)) return <LimitedStory profile={profile} />
  return profile ? children(profile) : <PatientNotFoundScreen home={paths.patient.home()} />
}
