import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { OrganizationTabs } from '#src/features/admin-organizations/OrganizationTabs.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { MediaDetails } from '#src/features/content-admin/media/MediaDetails.tsx'
import { mediaItem } from '#src/features/content-admin/queries.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.contents.detail.documentTitle()

/** One file of an organization's media library (ROUTE-13). */
export default function AdminContentMediaPage() {
  const { t } = useText('contents')
  const { id, mediaId } = useRouteParams('id', 'mediaId')
  const { data: file } = useSuspenseQuery(mediaItem(mediaId))
  // A URL that mixes two organizations is a 404.
  if (file.organization !== id) throw new ApiError(404, false)
  const texts = t.contents.detail
  return (
    <>
      <PageHeader
        back={{ label: texts.back(), to: paths.admin.content({ id }, { view: 'media' }) }}
        title={shownFileName(file.file_name)}
        subtitle={t.contents.kind[file.kind]()}
      />
      <Stack gap="lg">
        <OrganizationTabs organizationId={id} current="content" />
        <MediaDetails key={file.id} file={file} />
        <AuditList objectType="media" objectId={file.id} fieldName={texts.alt} />
      </Stack>
    </>
  )
}
