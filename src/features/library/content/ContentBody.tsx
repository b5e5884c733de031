import { useState } from 'react'
import type { Content, ContentMedia, Resource } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { RichText } from '#src/ui/text/RichText.tsx'
import styles from '../library.module.css'
import { ResourceActions } from '../resource/ResourceActions.tsx'
import { foreignLang } from './content-language.ts'

type Props = {
  content: Pick<Content, 'summary' | 'title' | 'image' | 'language'>
  body: string | null
  transcript: string | null
  media: ContentMedia | null
  /** The document or link it is about. */
  main: Resource | undefined
}

/** The content itself; administrators see the same in the preview. */
export function ContentBody({ content, body, transcript, media, main }: Props) {
  const { t, locale } = useText('library')
  const lang = foreignLang(content.language, locale)
  return (
    <Stack gap="lg">
      <Text size="lg" lang={lang}>
        {content.summary}
      </Text>
      {media && <MediaPlayer media={media} title={content.title} picture={content.image} />}
      {main && <ResourceActions resource={main} />}
      {body && <RichText html={body} lang={lang} />}
      {transcript && (
        <Stack as="section" gap="sm">
          <Title level={2}>{t.library.content.transcript()}</Title>
          <RichText html={transcript} lang={lang} />
        </Stack>
      )}
    </Stack>
  )
}

type MediaPlayerProps = { media: ContentMedia; title: string; picture: string | null }

/** The native player: never autoplays, and shows captions in the page's language (1.2.2). */
function MediaPlayer({ media, title, picture }: MediaPlayerProps) {
  const { t, locale } = useText('library')
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <Alert kind="warning">{t.library.content.mediaFailed()}</Alert>
  const names = { 'en-ca': t.language.english(), 'fr-ca': t.language.french() }
  const player = {
    src: media.url,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setHasFailed(true),
  } as const
  const tracks = media.captions.map(({ url, language }) => (
    <track
      key={language}
      kind="captions"
      src={url}
      srcLang={language.slice(0, 2)}
      label={names[language]}
      default={language === locale}
    />
  ))
  return (
    <div data-no-print>
      {media.media_type.startsWith('audio/') ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- speech comes with captions or a transcript below
        <audio {...player} className={styles.audio}>
          {tracks}
        </audio>
      ) : (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are in `tracks`
        <video {...player} className={styles.video} poster={picture ?? undefined} playsInline>
          {tracks}
        </video>
      )}
    </div>
  )
}
