import type { MediaFileDetail } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ContentStatusBadge } from './ContentStatusBadge.tsx'
import styles from './contents.module.css'
import { textOf } from './languages.ts'

/** The contents that use a media file, with the ways to them. */
export function MediaUses({ file }: { file: MediaFileDetail }) {
  const { t, locale } = useText('contents')
  if (file.uses.length === 0) return <Text tone="secondary">{t.contents.detail.noUses()}</Text>
  return (
    <ul className={styles.help}>
      {file.uses.map(({ id, title, status }) => (
        <li key={id}>
          <TextLink to={paths.admin.contentItem({ id: file.organization, contentId: id })}>
            {textOf(title, locale) || t.contents.list.noTitle()}
          </TextLink>{' '}
          <ContentStatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
