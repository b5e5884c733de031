import { type RefObject, useEffect, useRef } from 'react'
import type { Resource, UserContent, UserContentDetail } from '#generated/model/index.ts'
import { useUpdateUserContent } from '#generated/endpoints/user-contents/user-contents.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeartHandshake,
  IconPrinter,
  IconShare,
} from '#src/ui/icons.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { shareLink } from '../resource/share-link.ts'
import { AfterReading } from './AfterReading.tsx'
import { ContentBody } from './ContentBody.tsx'
import { EnglishNotice } from './ContentFacts.tsx'
import { foreignLang } from './content-language.ts'
import styles from '../library.module.css'
import { progressAt } from './reading-progress.ts'
import { useUpdateContent } from './use-update-content.ts'

/** Debounce delay between scrolling and saving, in ms. */
const PAUSE = 1500

/**
 * Saves the reading position, so that the person can resume. Failures are ignored, because nothing they typed
 * is lost.
 */
function useReadingProgress(item: UserContent, text: RefObject<HTMLElement | null>): void {
  const { mutate } = useUpdateUserContent()
  const { id, progress, read_at: readAt } = item
  const kept = useRef(progress)
  useEffect(() => {
    kept.current = Math.max(kept.current, progress)
  }, [progress])
  useEffect(() => {
    if (readAt !== null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { top = 0, height = 0 } = text.current?.getBoundingClientRect() ?? {}
        const now = progressAt({ top, height, screen: innerHeight })
        if (now <= kept.current) return
        kept.current = now
        mutate({ id, data: { progress: now } })
      }, PAUSE)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
    }
  }, [id, readAt, mutate, text])
}

type Props = { item: UserContentDetail; organizationId: string }

/** Types whose first resource is the content itself. */
const isItsResource = ({ content: { type } }: UserContentDetail) =>
  type === 'pdf' || type === 'link' || type === 'tool'

/** One content: read, watch or open it, then rate it. */
export function ContentView({ item, organizationId }: Props) {
  const text = useRef<HTMLDivElement>(null)
  useReadingProgress(item, text)
  const { content, body, media, transcript, resources } = item
  const [first, ...others] = resources
  const main = isItsResource(item) ? first : undefined
  const publicUrl = main?.kind === 'link' ? main.url : undefined
  return (
    <Stack gap="lg">
      <ContentActions item={item} publicUrl={publicUrl} />
      <Why item={item} organizationId={organizationId} />
      <EnglishNotice language={content.language} />
      <div ref={text}>
        <Card>
          <ContentBody {...{ content, body, transcript, media, main }} />
        </Card>
      </div>
      <Related resources={main ? others : resources} organizationId={organizationId} />
      <AfterReading item={item} />
    </Stack>
  )
}

/** Why it is recommended, and the journey it belongs to. */
function Why({ item: { reason, process_instance: journeyId }, organizationId }: Props) {
  const { t } = useText('library')
  if (!reason && journeyId === null) return null
  return (
    <div className={styles.why}>
      <IconHeartHandshake aria-hidden size="1.25rem" />
      <div className={styles.whyWords}>
        {reason && <span>{reason}</span>}
        {journeyId !== null && (
          <span data-no-print>
            <TextLink to={paths.patient.journey({ organizationId, journeyId })}>
              {t.library.content.journey()}
            </TextLink>
          </span>
        )}
      </div>
    </div>
  )
}

type RelatedProps = { resources: readonly Resource[]; organizationId: string }

function Related({ resources, organizationId }: RelatedProps) {
  const { t, locale } = useText('library')
  if (resources.length === 0) return null
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id="related">
        {t.library.content.related()}
      </Title>
      <ul role="list" className={styles.related} aria-labelledby="related">
        {resources.map(({ id, title, description, language }) => (
          <li key={id} lang={foreignLang(language, locale)}>
            <TextLink to={paths.patient.resource({ organizationId, resourceId: id })}>{title}</TextLink>
            <Text size="sm" tone="secondary">
              {description}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

type ContentActionsProps = {
  item: UserContent
  /** A public URL to share instead of this page. */
  publicUrl?: string | undefined
}

function ContentActions({ item, publicUrl }: ContentActionsProps) {
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
        icon={isSaved ? IconBookmarkFilled : IconBookmark}
        onClick={save}
      >
        {isSaved ? texts.unsave() : texts.save()}
      </Button>
      <Button variant="secondary" icon={IconPrinter} onClick={() => window.print()}>
        {texts.print()}
      </Button>
      <Button variant="secondary" icon={IconShare} onClick={() => void share()}>
        {texts.share()}
      </Button>
    </div>
  )
}
