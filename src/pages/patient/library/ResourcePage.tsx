import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { ResourceView } from '#src/features/library/resource/ResourceView.tsx'
import { foreignLang } from '#src/features/library/content/content-language.ts'
import { resourceDetail } from '#src/features/library/queries.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.library.resource.documentTitle()

/** A document or link of an organization (ROUTE-63). */
export default function ResourcePage() {
  const { t, locale } = useText()
  const { organizationId, resourceId } = useRouteParams('organizationId', 'resourceId')
  const { data: resource } = useSuspenseQuery(resourceDetail(resourceId))
  // A URL that mixes two organizations is a 404.
  if (resource.organization !== organizationId) throw new ApiError(404, false)
  return (
    <>
      <PageHeader
        back={{ label: t.library.title(), to: paths.patient.library({ organizationId }) }}
        title={<span lang={foreignLang(resource.language, locale)}>{resource.title}</span>}
      />
      <ResourceView resource={resource} />
    </>
  )
}
