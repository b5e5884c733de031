import { useSyncExternalStore } from 'react'
import { useController } from 'react-hook-form'
import type { FormFieldFile, UploadType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type FileKind, jpeg, MOST_BYTES, pdf, png, shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { rowsOf } from '../answers/answers.ts'
import { unpackIssue } from '../answers/issues.ts'
import { useIssueText } from '../answers/use-issue-text.ts'
import { useRun } from '../run/run-context.ts'
import type { Sending } from '../uploads/uploads.ts'
import { LocalText } from './LocalText.tsx'
import { questionId } from './question-id.ts'

const kinds = {
  'application/pdf': pdf,
  'image/png': png,
  'image/jpeg': jpeg,
} satisfies Record<UploadType, FileKind>

/** A file question: each file uploads immediately, and the answer references completed uploads. */
export function FileQuestion({ field }: { field: FormFieldFile }) {
  const { t } = useText('forms')
  const issueText = useIssueText()
  const sizeText = useFileSize()
  const { form, uploads, answered } = useRun()
  const { field: input, fieldState } = useController({ control: form.control, name: field.key })
  const all = useSyncExternalStore(uploads.sending.subscribe, uploads.sending.get)
  const sending = all.filter((one) => one.field === field.key)
  const files = rowsOf(input.value)
  const most = field.max_files ?? 1
  const isFull = files.length + sending.length >= most
  const id = questionId(field.key)
  // The pressed button is removed, so the field takes the focus.
  const refocus = () => document.getElementById(id)?.focus()

  function recheck() {
    if (fieldState.error) void form.trigger(field.key)
  }

  function remove(fileId: unknown) {
    const left = files.filter((file) => file['id'] !== fileId)
    input.onChange(left.length > 0 ? left : undefined)
    answered(field, field.key)
    // A full field is enabled again only after the next render.
    requestAnimationFrame(refocus)
  }

  function drop(item: number) {
    uploads.drop(item)
    recheck()
    requestAnimationFrame(refocus)
  }

  return (
    <FileField
      id={id}
      label={<LocalText text={field.label} />}
      description={field.help && <LocalText text={field.help} />}
      required={field.required}
      error={fieldState.error?.message ? issueText(unpackIssue(fieldState.error.message)) : undefined}
      value={null}
      kinds={field.accept.map((type) => kinds[type])}
      mostBytes={field.max_bytes ?? MOST_BYTES}
      closed={isFull ? t.forms.file.full() : undefined}
      onChange={(file) => {
        if (file) uploads.start(field.key, file)
      }}
    >
      {files.map((file) => (
        <ChosenFile
          key={String(file['id'])}
          name={shownFileName(String(file['name']))}
          size={sizeText(Number(file['size']))}
          onRemove={() => remove(file['id'])}
        />
      ))}
      {sending.map((item) => (
        <SendingFile
          key={item.id}
          item={item}
          mostBytes={field.max_bytes ?? MOST_BYTES}
          onRetry={() => {
            uploads.retry(item.id)
            recheck()
          }}
          onDrop={() => drop(item.id)}
        />
      ))}
    </FileField>
  )
}

type Props = { item: Sending; mostBytes: number; onRetry: () => void; onDrop: () => void }

/** A file being uploaded: its progress, or why it failed and what to do. */
function SendingFile({ item, mostBytes, onRetry, onDrop }: Props) {
  const { t } = useText('forms', 'validation')
  const sizeText = useFileSize()
  const { failure, file, progress } = item
  const name = shownFileName(file.name)
  const texts = t.forms.file

  const said = (): string => {
    switch (failure?.kind) {
      case undefined:
        return texts.waiting()
      case 'offline':
      case 'failed':
        return texts[failure.kind]({ name })
      case 'tooBig':
        return t.validation.fileTooBig({ max: sizeText(mostBytes) })
      case 'refused':
        return texts.refused({ name, reason: failure.text })
    }
  }
  const canRetry = failure?.kind === 'offline' || failure?.kind === 'failed'
  return (
    <ChosenFile name={name} size={sizeText(file.size)} onRemove={onDrop} failed={failure !== undefined}>
      {!failure && (
        <progress aria-label={texts.sending({ name })} value={progress} max={1}>
          {texts.progress({ percent: Math.round(progress * 100) })}
        </progress>
      )}
      <span role={failure ? 'alert' : undefined}>{said()}</span>
      {canRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.retry()}
        </Button>
      )}
    </ChosenFile>
  )
}
