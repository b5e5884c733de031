import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { NotFoundScreen } from '#src/ui/screens/NotFoundScreen.tsx'

export const title = (t: Texts): string => t.errors.notFound.documentTitle()

/** Any path outside the route map (ROUTE-90). */
export default function NotFoundPage() {
  return <NotFoundScreen home={paths.home()} />
}
