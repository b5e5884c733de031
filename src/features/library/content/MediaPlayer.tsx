import { useState } from 'react'
import type { ContentMedia } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import styles from '../library.module.css'

type Props = { media: ContentMedia; title: string; picture: string | null }

/** The native player: never autoplays, and shows captions in the page's language (1.2.2). */
export function MediaPlayer({ media, title, picture }: Props) {
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
