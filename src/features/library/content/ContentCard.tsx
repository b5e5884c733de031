import type { UserContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { IconBookmarkFilled, IconCheck, IconHeartHandshake } from '#src/ui/icons.ts'
import { ContentMeta } from './ContentMeta.tsx'
import { foreignLang } from './content-language.ts'
import { EnglishOnly } from './EnglishOnly.tsx'
import styles from '../library.module.css'

type Props = { item: UserContent; organizationId: string }

/** A content on a list: what it is, why it is there, and what became of it. */
export function ContentCard({ item, organizationId }: Props) {
  const { locale } = useText('library')
  const { content, reason } = item
  const lang = foreignLang(content.language, locale)
  return (
    <Card as="li" className={styles.card}>
      {content.image && (
        <img
          src={content.image}
          alt={content.image_alt}
          className={styles.picture}
          loading="lazy"
          lang={lang}
        />
      )}
      <div className={styles.words}>
        <ContentMeta content={content} />
        <Title level={3}>
          <CardLink to={paths.patient.content({ organizationId, userContentId: item.id })}>
            <span lang={lang}>{content.title}</span>
          </CardLink>
        </Title>
        <Text tone="secondary" lang={lang}>
          {content.summary}
        </Text>
        <Marks item={item} />
        {reason && (
          <p className={styles.reason}>
            <IconHeartHandshake aria-hidden size="1.125rem" />
            <span>{reason}</span>
          </p>
        )}
      </div>
    </Card>
  )
}

function Marks({ item: { content, progress, read_at: readAt, saved_at: savedAt } }: { item: UserContent }) {
  const { t, locale } = useText('library')
  const isBegun = readAt === null && progress > 0
  if (!isBegun && !readAt && !savedAt && foreignLang(content.language, locale) === undefined) return null
  return (
    <div className={styles.marks}>
      <EnglishOnly language={content.language} />
      {readAt && (
        <Badge tone="success" icon={IconCheck}>
          {t.library.read()}
        </Badge>
      )}
      {savedAt && (
        <Badge tone="primary" icon={IconBookmarkFilled}>
          {t.library.savedMark()}
        </Badge>
      )}
      {isBegun && (
        <span className={styles.progress}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${progress}%` }} />
          </span>
          {t.library.percentRead({ percent: progress })}
        </span>
      )}
    </div>
  )
}
