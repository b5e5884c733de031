import type { MediaFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ExternalButton } from '#src/ui/ExternalButton.tsx'
import styles from './contents.module.css'
import { textOf } from './languages.ts'

export function MediaView({ file }: { file: MediaFile }) {
  const { t, locale } = useText('contents')
  const { alt, kind, url, file_name: name } = file
  const said = textOf(alt, locale) || name
  switch (kind) {
    case 'picture':
      return <img src={url} alt={said} className={styles.picture} />
    case 'film':
      // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are chosen where a content uses the film
      return <video src={url} controls preload="metadata" aria-label={said} className={styles.player} />
    case 'recording':
      // eslint-disable-next-line jsx-a11y/media-has-caption -- the content has a transcript below
      return <audio src={url} controls preload="metadata" aria-label={said} className={styles.player} />
    case 'document':
    case 'captions':
      return (
        <div>
          <ExternalButton href={url} variant="secondary" width="phone">
            {t.contents.detail.open()}
          </ExternalButton>
        </div>
      )
  }
}
