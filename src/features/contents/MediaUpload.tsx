import { useId, useRef, useState } from 'react'
import type { MediaFileDetail, MediaKind } from '#generated/model/index.ts'
import { SendingItem } from '#src/form-kit/SendingItem.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/file-rules.ts'
import { FileField } from '#src/ui/FileField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { AltFields, withoutAlt } from './AltFields.tsx'
import { emptyPair } from './languages.ts'
import { fileKinds, isPictureFile } from './media-kinds.ts'
import { useMediaSending } from './use-media-sending.ts'

type Props = {
  organizationId: string
  /** Only files of this kind. */
  kind?: MediaKind | undefined
  onArrival?: (file: MediaFileDetail) => void
  onCancel?: () => void
  /** Where a page has a guard of its own: there is one at a time. */
  unguarded?: boolean
}

/** Sends a file to the media library, with progress, and with what a picture shows in both languages. */
export function MediaUpload({ organizationId, kind, onArrival, onCancel, unguarded = false }: Props) {
  const { t } = useText('contents')
  const id = useId()
  const heading = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState(emptyPair)
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const texts = t.contents.upload
  const { sending, start, retry, drop } = useMediaSending((arrived) => {
    toast({ variant: 'success', message: texts.done({ name: shownFileName(arrived.file_name) }) })
    onArrival?.(arrived)
  })
  const isPicture = file === null ? kind === 'picture' : isPictureFile(file)
  const missing = withoutAlt(alt, isPicture)
  const problems = [
    ...(file === null ? [{ fieldId: `${id}file`, message: refused ?? texts.noFile() }] : []),
    ...missing.map((language) => ({ fieldId: `${id}alt-${language}`, message: texts.noAlt() })),
  ]
  const submit = () => {
    setSent(true)
    if (!file || problems.length > 0) return
    start({ organization: organizationId, alt }, file)
    setFile(null)
    setAlt(emptyPair)
    setSent(false)
    heading.current?.focus()
  }
  const cancel = (item: (typeof sending)[number]) => {
    drop(item.id)
    if (!item.failure) {
      toast({ variant: 'info', message: texts.cancelled({ name: shownFileName(item.file.name) }) })
    }
    heading.current?.focus()
  }
  const isRunning = sending.some(({ failure }) => !failure)
  return (
    <Stack gap="md">
      <div ref={heading} tabIndex={-1} role="group" aria-label={texts.title()}>
        {sending.map((item) => (
          <SendingItem
            key={item.id}
            item={item}
            texts={texts}
            onRetry={() => retry(item.id)}
            onDrop={() => cancel(item)}
          />
        ))}
      </div>
      <FormShell
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        onSubmit={submit}
        {...(onCancel && { onCancel })}
        problems={isSent ? problems : []}
        pending={false}
        submitError={null}
        {...(!unguarded && { unsaved: file !== null || isRunning })}
      >
        <FileField
          id={`${id}file`}
          label={texts.file()}
          required
          kinds={fileKinds(kind)}
          value={file}
          error={isSent && file === null ? texts.noFile() : undefined}
          onRefused={setRefused}
          onChange={setFile}
        />
        <AltFields
          isPicture={isPicture}
          field={(language) => ({
            id: `${id}alt-${language}`,
            value: alt[language],
            error: isSent && missing.includes(language) ? texts.noAlt() : undefined,
            onChange: (value) => setAlt({ ...alt, [language]: value }),
          })}
        />
      </FormShell>
    </Stack>
  )
}
