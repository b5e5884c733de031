import type { Content } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ContentMeta } from './ContentMeta.tsx'
import { foreignLang, isEnglishOnly } from './content-language.ts'
import styles from '../library.module.css'

export function ContentFacts({ content }: { content: Content }) {
  const { t, locale, format } = useText('library')
  const { author, reviewed_at: reviewedAt, language } = content
  const texts = t.library.content
  return (
    <span className={styles.facts}>
      <ContentMeta content={content} />
      {author && <span lang={foreignLang(language, locale)}>{author}</span>}
      {reviewedAt && <span>{texts.reviewed({ date: format.date(reviewedAt) })}</span>}
    </span>
  )
}

/** Shown above a content that is not available in French (LIB-01). */
export function EnglishNotice({ language }: Pick<Content, 'language'>) {
  const { t, locale } = useText('library')
  if (!isEnglishOnly(language, locale)) return null
  return (
    <Alert kind="info" role="none" title={t.library.content.englishTitle()}>
      {t.library.content.englishBody()}
    </Alert>
  )
}
