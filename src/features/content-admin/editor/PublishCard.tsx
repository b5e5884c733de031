import { type ReactNode, useRef, useState } from 'react'
import {
  useDeleteOrganizationContent,
  usePublishOrganizationContent,
  useUnpublishOrganizationContent,
} from '#generated/endpoints/organization-contents/organization-contents.ts'
import type { OrganizationContent } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ContentStatusBadge } from '../lists/ContentStatusBadge.tsx'
import { textOf } from '../languages.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx'
import { ScheduleNotice } from '../schedule/ScheduleNotice.tsx'
import { UseWarning } from '../uses/UseWarning.tsx'
import type { FieldKey } from './content-values.ts'
import { MissingFields } from './MissingFields.tsx'
import { NotReady } from './NotReady.tsx'
import type { PublishNeeds } from './publish-needs.ts'

type Props = {
  content: OrganizationContent
  organizationName: string
  isChanged: boolean
  /** What is missing in the values as they are written. */
  needs: PublishNeeds
  idOf: (key: FieldKey) => string
  /** Saves pending changes; resolves to false on failure. */
  onSave: () => Promise<boolean>
  onDone: (content: OrganizationContent) => void
}

type Asked = 'publish' | 'schedule' | 'unpublish' | 'delete'

/** Whether patients can see a content, and the actions that change it; each explains its effect first. */
export function PublishCard({ content, organizationName, isChanged, needs, idOf, onSave, onDone }: Props) {
  const { t, locale } = useText('contents')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [isSaving, setSaving] = useState(false)
  const options = { request: ifMatch(content.revision) }
  const publish = usePublishOrganizationContent(options)
  const unpublish = useUnpublishOrganizationContent(options)
  const remove = useDeleteOrganizationContent(options)
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = useRef<HTMLDivElement>(null)
  const texts = t.contents.publish
  const { id, organization, status, uses } = content
  const name = textOf(content.title, locale)
  const isDraft = status === 'draft'

  const close = () => {
    for (const one of [publish, unpublish, remove]) one.reset()
    setAsked(undefined)
  }
  const isReady = needs.missing.length + needs.french.length === 0
  const ask = async (what: Asked) => {
    if ((what === 'publish' || what === 'schedule') && !isReady) return missing.current?.focus()
    setSaving(true)
    const isSaved = !isChanged || what === 'delete' || (await onSave())
    setSaving(false)
    if (isSaved) setAsked(what)
  }
  const done = (next: OrganizationContent) => {
    onDone(next)
    close()
    // The pressed button is gone, or now does the opposite.
    heading.current?.focus()
  }
  const shown = (message: string) => ({
    onSuccess: (next: OrganizationContent) => {
      toast({ variant: 'success', message })
      done(next)
    },
  })
  const goBack = () => {
    toast({ variant: 'success', message: texts.deleted({ name }) })
    void navigate(paths.admin.content({ id: organization }), { replace: true })
  }
  const failure = (error: unknown, failed: () => string): ReactNode => {
    if (!error) return null
    if (Object.keys(fieldErrors(error)).length > 0) return <NotReady error={error} />
    return failureMessage({ conflict: texts.conflict, offline: t.contents.edit.offline, failed })(error)
  }
  const effect = () => {
    if (!isDraft) return texts.publishAgain()
    const wanted = { organization: organizationName }
    return content.missing_languages.includes('fr-ca')
      ? texts.publishEnglish(wanted)
      : texts.publishBody(wanted)
  }
  const dialog = (what: Asked) => ({ opened: asked === what, onCancel: close })

  return (
    <Card as="section" aria-labelledby="publish">
      <Stack gap="md">
        <Title level={2} id="publish" ref={heading} tabIndex={-1}>
          {texts.title()}
        </Title>
        <div>
          <ContentStatusBadge status={status} />
        </div>
        <Text>{t.contents.status[`${status}Help`]()}</Text>
        <ScheduleNotice content={content} onChange={() => void ask('schedule')} onCancelled={done} />
        {!isReady && (
          <div ref={missing} tabIndex={-1}>
            <MissingFields needs={needs} idOf={idOf} />
          </div>
        )}
        {isReady && isChanged && <Text tone="secondary">{texts.publishSaves()}</Text>}
        <Group gap="sm">
          {(status !== 'published' || isChanged) && (
            <>
              <Button variant="secondary" pending={isSaving} onClick={() => void ask('publish')}>
                {texts.publish()}
              </Button>
              {content.publish_at === null && (
                <Button variant="quiet" pending={isSaving} onClick={() => void ask('schedule')}>
                  {t.contents.schedule.open()}
                </Button>
              )}
            </>
          )}
          {isDraft ? (
            <Button variant="quiet" onClick={() => void ask('delete')}>
              {texts.delete()}
            </Button>
          ) : (
            <Button variant="quiet" pending={isSaving} onClick={() => void ask('unpublish')}>
              {texts.unpublish()}
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        {...dialog('publish')}
        title={texts.publishTitle({ name })}
        confirmLabel={texts.publish()}
        pending={publish.isPending}
        error={failure(publish.error, texts.publishFailed)}
        onConfirm={() => publish.mutate({ id }, shown(texts.published()))}
      >
        <Text>{effect()}</Text>
      </ConfirmDialog>
      {asked === 'schedule' && <ScheduleDialog content={content} onClose={close} onDone={done} />}
      <ConfirmDialog
        {...dialog('unpublish')}
        undoable
        title={texts.unpublishTitle({ name })}
        confirmLabel={texts.unpublish()}
        pending={unpublish.isPending}
        error={failure(unpublish.error, texts.unpublishFailed)}
        onConfirm={() => unpublish.mutate({ id }, shown(texts.unpublished()))}
      >
        <Stack gap="md">
          <Text>{texts.unpublishBody()}</Text>
          <UseWarning {...{ uses, organizationName }} action="unpublish" />
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('delete')}
        final
        title={texts.deleteTitle({ name })}
        confirmLabel={texts.deleteConfirm()}
        pending={remove.isPending}
        error={failure(remove.error, texts.deleteFailed)}
        onConfirm={() => remove.mutate({ id }, { onSuccess: goBack })}
      >
        <Stack gap="md">
          <Text>{texts.deleteBody()}</Text>
          <UseWarning {...{ uses, organizationName }} action="delete" />
        </Stack>
      </ConfirmDialog>
    </Card>
  )
}
