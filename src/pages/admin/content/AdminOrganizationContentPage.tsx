import { type ReactNode, useState } from 'react'
import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { ContentList } from '#src/features/content-admin/lists/ContentList.tsx'
import {
  contentRules,
  kinds,
  mediaRules,
  statuses,
  types,
} from '#src/features/content-admin/lists/list-rules.ts'
import { MediaList } from '#src/features/content-admin/media/MediaList.tsx'
import { MediaUpload } from '#src/features/content-admin/media/MediaUpload.tsx'
import { NewContent } from '#src/features/content-admin/editor/NewContent.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconPlus, IconUpload } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.contents.list.title()

/** An organization's contents and media library (ROUTE-11). */
export default function AdminOrganizationContentPage() {
  const { t } = useText('contents')
  const { id } = useRouteParams('id')
  const [query, setQuery] = useSearchParams()
  const isMedia = query.get('view') === 'media'
  const view = isMedia ? 'media' : 'contents'
  const [adding, setAdding] = useState<typeof view>()
  const isAdding = adding === view
  const texts = t.contents.list
  const add = (variant: Variant) => (
    <Button variant={variant} icon={isMedia ? IconUpload : IconPlus} onClick={() => setAdding(view)}>
      {isMedia ? t.contents.media.upload() : texts.create()}
    </Button>
  )
  const list = { organizationId: id, isAdding, onClose: () => setAdding(undefined), action: add('secondary') }
  return (
    <OrganizationFrame
      current="content"
      title={texts.title}
      subtitle={(name) => texts.intro({ name })}
      actions={
        <>
          <Segments
            label={texts.show()}
            value={view}
            onChange={(wanted) => setQuery(wanted === 'media' ? { view: wanted } : {})}
            options={[
              { value: 'contents', label: texts.contents() },
              { value: 'media', label: texts.media() },
            ]}
          />
          {!(isMedia && isAdding) && add('primary')}
        </>
      }
    >
      {() => (
        <>
          {isMedia ? <Media {...list} /> : <Contents {...list} />}
          <AuditList key={String(isMedia)} objectType={isMedia ? 'media' : 'content'} organization={id} />
        </>
      )}
    </OrganizationFrame>
  )
}

/** Primary in the empty state, secondary above a list. */
type Variant = 'primary' | 'secondary'
type Props = { organizationId: string; isAdding: boolean; onClose: () => void; action: ReactNode }

function Contents({ organizationId, isAdding, onClose, action }: Props) {
  const { t } = useText('contents', 'library')
  const address = useListAddress(contentRules)
  const texts = t.contents.list
  const { english, french } = t.contents.language
  return (
    <>
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[
          { name: 'type', label: texts.type(), options: optionsOf(types, t.library.type) },
          { name: 'status', label: texts.status(), options: optionsOf(statuses, t.contents.status) },
          {
            name: 'missing',
            label: texts.missing(),
            options: [
              { value: 'en-ca', label: english() },
              { value: 'fr-ca', label: french() },
            ],
          },
          {
            name: 'review',
            label: t.contents.review.title(),
            options: [{ value: 'due', label: texts.reviewDue() }],
          },
        ]}
      />
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <ContentList {...{ organizationId, address, page }} action={action} />}
      </PagedRegion>
      <NewContent organizationId={organizationId} opened={isAdding} onClose={onClose} />
    </>
  )
}

function Media({ organizationId, isAdding, onClose, action }: Props) {
  const { t } = useText('contents')
  const address = useListAddress(mediaRules)
  const texts = t.contents.media
  return (
    <>
      {isAdding && (
        <Card>
          <MediaUpload organizationId={organizationId} onCancel={onClose} />
        </Card>
      )}
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[{ name: 'kind', label: texts.kind(), options: optionsOf(kinds, t.contents.kind) }]}
      />
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={t.contents.list.missingPage()}>
        {(page) => <MediaList {...{ organizationId, address, page }} action={!isAdding && action} />}
      </PagedRegion>
    </>
  )
}
