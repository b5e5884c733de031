import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { GALLERY } from '../places.ts'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const screens = [
  ['NotFoundScreen', 'not-found', 'notFound'],
  ['PatientNotFoundScreen', 'patient-not-found', 'patientNotFound'],
  ['NoPermissionScreen', 'no-permission', 'noPermission'],
  ['ExpiredLinkScreen', 'expired-link', 'expired'],
  ['GenericErrorScreen', 'error', 'error'],
] as const

export function ScreensPart() {
  const { whole } = useWords()
  const { search } = useLocation()
  return screens.map(([name, path, word]) => (
    <Sample key={name} name={name}>
      <ButtonLink variant="secondary" to={`${GALLERY}/screens/${path}${search}`}>
        {whole[word]}
      </ButtonLink>
    </Sample>
  ))
}
