import type { UserContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconBookmark, IconBookmarkFilled, IconPrinter, IconShare } from '#src/ui/icons.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../library.module.css'
import { shareLink } from '../resource/share-link.ts'
import { useUpdateContent } from './use-update-content.ts'

const icon = { 'aria-hidden': true, size: '1.25rem' } as const

type Props = {
  item: UserContent
  /** A public URL to share instead of this page. */
  publicUrl?: string | undefined
}

export function ContentActions({ item, publicUrl }: Props) {
  const { t } = useText('library')
  const { shown, update, isPending } = useUpdateContent(item)
  const texts = t.library.content
  const isSaved = shown.saved_at !== null
  const save = () =>
    isSaved
      ? update({ saved_at: null }, texts.unsaved())
      : update({ saved_at: new Date().toISOString() }, texts.saved())
  async function share() {
    const outcome = await shareLink(publicUrl ?? location.href, item.content.title)
    if (outcome === 'failed') toast({ message: texts.shareFailed(), variant: 'warning' })
    // A content's id belongs to the person (LIB-02), so the link works for them only.
    if (outcome === 'copied')
      toast({ message: publicUrl ? texts.shareCopied() : texts.shareHint(), variant: 'success' })
  }
  return (
    <div className={styles.actions} data-no-print>
      <Button
        variant="secondary"
        pending={isPending}
        icon={isSaved ? <IconBookmarkFilled {...icon} /> : <IconBookmark {...icon} />}
        onClick={save}
      >
        {isSaved ? texts.unsave() : texts.save()}
      </Button>
      <Button variant="secondary" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {texts.print()}
      </Button>
      <Button variant="secondary" icon={<IconShare {...icon} />} onClick={() => void share()}>
        {texts.share()}
      </Button>
    </div>
  )
}
