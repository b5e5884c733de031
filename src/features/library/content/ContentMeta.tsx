import type { ComponentProps, ComponentType } from 'react'
import type { Content, ContentType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import {
  IconBook2,
  IconFileText,
  IconHeadphones,
  IconPlayerPlay,
  IconTool,
  IconWorld,
} from '#src/ui/icons.ts'
import styles from '../library.module.css'

const icons = {
  article: IconBook2,
  video: IconPlayerPlay,
  audio: IconHeadphones,
  pdf: IconFileText,
  link: IconWorld,
  tool: IconTool,
} satisfies Record<ContentType, ComponentType<ComponentProps<typeof IconBook2>>>

export function ContentMeta({ content: { type, minutes } }: { content: Pick<Content, 'type' | 'minutes'> }) {
  const { t } = useText('library')
  const Icon = icons[type]
  return (
    <span className={styles.meta}>
      <Icon aria-hidden size="1.125rem" />
      <span>{t.library.type[type]()}</span>
      {minutes !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span>{t.library.minutes({ count: minutes })}</span>
        </>
      )}
    </span>
  )
}
