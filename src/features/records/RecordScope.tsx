import type { ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { useOwnProfile } from '#src/session/own-profiles.ts'
import { PatientNotFoundScreen } from '#src/ui/PatientNotFoundScreen.tsx'

type Props = { patientId: string; children: (profile: Patient) => ReactNode }

/** Around every page of health records: the profile of the address, or that there is none (ERR-45). */
export function RecordScope({ patientId, children }: Props) {
  const profile = useOwnProfile(patientId)
  return profile ? children(profile) : <PatientNotFoundScreen home={paths.patient.home()} />
}
