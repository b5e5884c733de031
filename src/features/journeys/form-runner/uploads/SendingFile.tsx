import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import type { Sending } from './uploads.ts'

type Props = { item: Sending; mostBytes: number; onRetry: () => void; onDrop: () => void }

/** A file being uploaded: its progress, or why it failed and what to do. */
export function SendingFile({ item, mostBytes, onRetry, onDrop }: Props) {
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
