import type { ComponentProps, ComponentType } from 'react'
import type { MediaFile, MediaKind } from '#generated/model/index.ts'
import { IconFile, IconFileText, IconHeadphones, IconLanguage, IconPlayerPlay } from '#src/ui/icons.ts'
import styles from '../contents.module.css'

const icons = {
  picture: IconFile,
  film: IconPlayerPlay,
  recording: IconHeadphones,
  document: IconFileText,
  captions: IconLanguage,
} satisfies Record<MediaKind, ComponentType<ComponentProps<typeof IconFile>>>

export function MediaThumb({ file }: { file: Pick<MediaFile, 'kind' | 'url'> }) {
  const Icon = icons[file.kind]
  return (
    <span className={styles.thumb}>
      {file.kind === 'picture' ? (
        <img src={file.url} alt="" loading="lazy" />
      ) : (
        <Icon aria-hidden size="1.5rem" />
      )}
    </span>
  )
}
