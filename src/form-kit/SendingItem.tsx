import type { SendingFailure } from '#src/api/sending-failure.ts'
import { MOST_BYTES, shownFileName } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChosenFile } from '#src/ui/fields/ChosenFile.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'

type Words = 'waiting' | 'finishing' | 'offline' | 'failed' | 'retry' | 'remove' | 'cancel'

type Props = {
  item: { file: File; progress: number; failure?: SendingFailure | undefined }
  /** Display name, if different from the file name on the device. */
  name?: string
  texts: Readonly<Record<Words, () => string>> &
    Readonly<Record<'label' | 'retryOf' | 'removeOf' | 'cancelOf', (words: { name: string }) => string>> & {
      progress: (words: { percent: number }) => string
      tooBig: (words: { max: string }) => string
    }
  onRetry: () => void
  /** Cancels the upload, or removes a failed one from the list. */
  onDrop: () => void
}

/** A file being uploaded: its progress, or why it failed and what to do (ERR-63). */
export function SendingItem({ item, name: named, texts, onRetry, onDrop }: Props) {
  const sizeText = useFileSize()
  const { failure, file, progress } = item
  const name = shownFileName(named ?? file.name)
  const said = (): string => {
    switch (failure?.kind) {
      case undefined:
        if (progress === 0) return texts.waiting()
        return progress < 1 ? texts.progress({ percent: Math.floor(progress * 100) }) : texts.finishing()
      case 'offline':
      case 'failed':
        return texts[failure.kind]()
      case 'tooBig':
        return texts.tooBig({ max: sizeText(MOST_BYTES) })
      case 'refused':
        return failure.text || texts.failed()
    }
  }
  const canRetry = failure?.kind === 'offline' || failure?.kind === 'failed'
  return (
    <ChosenFile name={name} size={sizeText(file.size)} onRemove={undefined} failed={failure !== undefined}>
      {!failure && (
        <progress aria-label={texts.label({ name })} value={progress} max={1}>
          {Math.floor(progress * 100)}
        </progress>
      )}
      <span role={failure ? 'alert' : undefined}>{said()}</span>
      {canRetry && (
        <Button variant="secondary" size="sm" aria-label={texts.retryOf({ name })} onClick={onRetry}>
          {texts.retry()}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={failure ? texts.removeOf({ name }) : texts.cancelOf({ name })}
        onClick={onDrop}
      >
        {failure ? texts.remove() : texts.cancel()}
      </Button>
    </ChosenFile>
  )
}
