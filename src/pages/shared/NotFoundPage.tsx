import { paths } from '#src/routes/paths.ts'
import { NotFoundScreen } from '#src/ui/NotFoundScreen.tsx'

/** Any place outside the route map (ROUTE-90). */
export default function NotFoundPage() {
  return <NotFoundScreen home={paths.home()} />
}
