import { Navigate } from 'react-router-dom'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { RESUME } from '#src/session/sign-in/resume.ts'
import { rolesOf } from '#src/session/user/roles.ts'

export const title = (t: Texts) => t.nav.home()

/** Redirects to the first of the person's areas (ROUTE-01, D-61). */
export default function HomePage() {
  const [role = 'patient'] = rolesOf(useCurrentUser())
  return <Navigate to={paths[role].home()} replace state={RESUME} />
}
