import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getGetMediaFileQueryKey, useUpdateMediaFile } from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useFileSize } from '#src/ui/use-file-size.ts'
import { AltFields, withoutAlt } from './AltFields.tsx'
import { DeleteMedia } from './DeleteMedia.tsx'
import { MediaUses } from './MediaUses.tsx'
import { MediaView } from './MediaView.tsx'
import { saveFailure, toldOf } from './save-failure.ts'

/** A media file: what it is, what it shows, where it is used (ROUTE-13). */
export function MediaDetails({ file }: { file: MediaFileDetail }) {
  const { t } = useText('contents')
  const format = useFormat()
  const sizeText = useFileSize()
  const texts = t.contents.detail
  return (
    <Stack gap="lg">
      <Card as="section" aria-labelledby="facts">
        <Stack gap="md">
          <Title level={2} id="facts">
            {texts.facts()}
          </Title>
          <MediaView file={file} />
          <Facts
            facts={[
              { label: texts.type(), value: `${t.contents.kind[file.kind]()} (${file.content_type})` },
              { label: texts.size(), value: sizeText(file.size) },
              { label: texts.added(), value: format.date(file.created_at) },
              { label: texts.by(), value: file.created_by ?? texts.nobody() },
            ]}
          />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="alt">
        <Stack gap="md">
          <Title level={2} id="alt">
            {texts.alt()}
          </Title>
          <AltForm key={file.id} file={file} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="uses">
        <Stack gap="md">
          <Title level={2} id="uses">
            {texts.uses()}
          </Title>
          <MediaUses file={file} />
          <DeleteMedia file={file} />
        </Stack>
      </Card>
    </Stack>
  )
}

/** What is said of the file, in both languages. */
function AltForm({ file }: { file: MediaFileDetail }) {
  const { t } = useText('contents')
  const id = useId()
  const queries = useQueryClient()
  const [alt, setAlt] = useState(file.alt)
  const [isSent, setSent] = useState(false)
  const update = useUpdateMediaFile({ request: ifMatch(file.revision) })
  const texts = t.contents.detail
  const isPicture = file.kind === 'picture'
  const missing = withoutAlt(alt, isPicture)
  const told = toldOf(update.error)
  const problems = missing.map((language) => ({
    fieldId: `${id}-${language}`,
    message: t.contents.upload.noAlt(),
  }))
  async function submit() {
    setSent(true)
    if (missing.length > 0) return
    try {
      const next = await update.mutateAsync({ id: file.id, data: { alt } })
      toast({ variant: 'success', message: texts.saved() })
      setAlt(next.alt)
      setSent(false)
      queries.setQueryData(getGetMediaFileQueryKey(file.id), next)
    } catch {
      // the form says that it failed, and keeps what was typed
    }
  }
  const failed = () => {
    if (!update.error || Object.keys(told).length > 0) return null
    const why = saveFailure(update.error)
    if (why === 'conflict') return texts.conflict()
    return why === 'offline' ? t.contents.edit.offline() : texts.failed()
  }
  return (
    <FormShell
      aria-label={texts.alt()}
      submitLabel={texts.save()}
      onSubmit={submit}
      problems={isSent ? problems : []}
      pending={update.isPending}
      submitError={failed()}
      unsaved={JSON.stringify(alt) !== JSON.stringify(file.alt)}
    >
      <AltFields
        id={id}
        alt={alt}
        isPicture={isPicture}
        onChange={(next) => {
          if (update.error) update.reset()
          setAlt(next)
        }}
        errorOf={(language) =>
          isSent && missing.includes(language) ? t.contents.upload.noAlt() : told[`alt.${language}`]
        }
      />
    </FormShell>
  )
}
