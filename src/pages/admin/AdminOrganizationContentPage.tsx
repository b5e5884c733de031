import { useState } from 'react'
import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { ContentList } from '#src/features/contents/ContentList.tsx'
import { contentRules, kinds, mediaRules, statuses, types } from '#src/features/contents/list-rules.ts'
import { MediaList } from '#src/features/contents/MediaList.tsx'
import { MediaUpload } from '#src/features/contents/MediaUpload.tsx'
import { NewContent } from '#src/features/contents/NewContent.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { IconPlus, IconUpload } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { optionsOf } from '#src/lib/options-of.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

export const title = (t: Texts): string => t.contents.list.title()

/** What an organization's library is made of, and its media library (ROUTE-11). */
export default function AdminOrganizationContentPage() {
  const { t } = useText('contents')
  const { id } = useRouteParams('id')
  const [query, setQuery] = useSearchParams()
  const isMedia = query.get('view') === 'media'
  const texts = t.contents.list
  return (
    <OrganizationFrame current="content" title={texts.title} subtitle={(name) => texts.intro({ name })}>
      {() => (
        <>
          <Segments
            label={texts.show()}
            value={isMedia ? 'media' : 'contents'}
            onChange={(view) => setQuery(view === 'media' ? { view } : {})}
            options={[
              { value: 'contents', label: texts.contents() },
              { value: 'media', label: texts.media() },
            ]}
          />
          {isMedia ? <Media organizationId={id} /> : <Contents organizationId={id} />}
          <AuditList key={String(isMedia)} objectType={isMedia ? 'media' : 'content'} organization={id} />
        </>
      )}
    </OrganizationFrame>
  )
}

type Props = { organizationId: string }
/** Above the list, or once more where there is nothing yet. */
type Variant = 'primary' | 'secondary'

function Contents({ organizationId }: Props) {
  const { t } = useText('contents', 'library')
  const address = useListAddress(contentRules)
  const [isNew, setNew] = useState(false)
  const texts = t.contents.list
  const { english, french } = t.contents.language
  const create = (variant: Variant) => (
    <Button variant={variant} icon={<IconPlus aria-hidden size="1.125rem" />} onClick={() => setNew(true)}>
      {texts.create()}
    </Button>
  )
  return (
    <>
      <div>{create('primary')}</div>
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[
          {
            name: 'type',
            label: texts.type(),
            options: optionsOf(types, t.library.type),
          },
          {
            name: 'status',
            label: texts.status(),
            options: optionsOf(statuses, t.contents.status),
          },
          {
            name: 'missing',
            label: texts.missing(),
            options: [
              { value: 'en-ca', label: english() },
              { value: 'fr-ca', label: french() },
            ],
          },
        ]}
      />
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <ContentList {...{ organizationId, address, page }} action={create('secondary')} />}
      </PagedRegion>
      <NewContent organizationId={organizationId} opened={isNew} onClose={() => setNew(false)} />
    </>
  )
}

function Media({ organizationId }: Props) {
  const { t } = useText('contents')
  const address = useListAddress(mediaRules)
  const [isUploading, setUploading] = useState(false)
  const texts = t.contents.media
  const upload = (variant: Variant) => (
    <Button
      variant={variant}
      icon={<IconUpload aria-hidden size="1.125rem" />}
      onClick={() => setUploading(true)}
    >
      {texts.upload()}
    </Button>
  )
  return (
    <>
      {isUploading ? (
        <Card>
          <MediaUpload organizationId={organizationId} onCancel={() => setUploading(false)} />
        </Card>
      ) : (
        <div>{upload('primary')}</div>
      )}
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[
          {
            name: 'kind',
            label: texts.kind(),
            options: optionsOf(kinds, t.contents.kind),
          },
        ]}
      />
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={t.contents.list.missingPage()}>
        {(page) => (
          <MediaList {...{ organizationId, address, page }} action={!isUploading && upload('secondary')} />
        )}
      </PagedRegion>
    </>
  )
}
