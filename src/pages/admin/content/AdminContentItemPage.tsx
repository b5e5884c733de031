import { useSuspenseQueries } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { OrganizationTabs } from '#src/features/admin-organizations/OrganizationTabs.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { ContentEditor } from '#src/features/content-admin/editor/ContentEditor.tsx'
import { textOf } from '#src/features/content-admin/languages.ts'
import { contentItem, organizationOf } from '#src/features/content-admin/queries.ts'
import { useContentWords } from '#src/features/content-admin/use-content-words.ts'
import { ContentBody } from '#src/features/library/content/ContentBody.tsx'
import { ContentFacts } from '#src/features/library/content/ContentFacts.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.contents.edit.documentTitle()

/** Edits a content in both languages (ROUTE-12). */
export default function AdminContentItemPage() {
  const { t, locale, format } = useText('contents')
  const { labelOf } = useContentWords()
  const { id, contentId } = useRouteParams('id', 'contentId')
  const [{ data: content }, { data: organization }] = useSuspenseQueries({
    queries: [contentItem(contentId), organizationOf(id)],
  })
  // A URL that mixes two organizations is a 404.
  if (content.organization !== id) throw new ApiError(404, false)
  const texts = t.contents.edit
  const { updated_at: at, updated_by: name } = content
  const date = format.dateTime(at)
  return (
    <>
      <PageHeader
        back={{ label: texts.back(), to: paths.admin.content({ id }) }}
        title={textOf(content.title, locale) || t.contents.list.noTitle()}
        subtitle={name ? texts.changedBy({ date, name }) : texts.changed({ date })}
      />
      <Stack gap="lg">
        <OrganizationTabs organizationId={id} current="content" />
        <ContentEditor
          key={content.id}
          content={content}
          organization={organization}
          draw={(preview) => (
            <Stack gap="md">
              <ContentFacts content={preview.content} />
              <ContentBody {...preview} main={preview.resource} />
            </Stack>
          )}
        />
        <AuditList objectType="content" objectId={content.id} fieldName={labelOf} />
      </Stack>
    </>
  )
}
