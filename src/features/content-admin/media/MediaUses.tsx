import type { MediaFileDetail } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ContentStatusBadge } from '../lists/ContentStatusBadge.tsx'
import { JourneyBadges } from '../uses/JourneyBadges.tsx'
import styles from '../contents.module.css'
import { textOf } from '../languages.ts'

export function MediaUses({ file }: { file: MediaFileDetail }) {
  const { t, locale } = useText('contents')
  const texts = t.contents.detail
  if (file.uses_count === 0) return <Text tone="secondary">{texts.noUses()}</Text>
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
      {file.journeys.map(({ id, name, status, only_earlier: onlyEarlier }) => (
        <li key={id}>
          <TextLink to={paths.admin.journeys({}, { edit: id })}>{name}</TextLink>{' '}
          <JourneyBadges status={status} />
          {onlyEarlier && (
            <Text size="sm" tone="secondary">
              {texts.onlyEarlier()}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
