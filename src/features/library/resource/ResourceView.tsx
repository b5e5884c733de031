import type { Resource } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EnglishNotice } from '../content/ContentFacts.tsx'
import { foreignLang } from '../content/content-language.ts'
import styles from '../library.module.css'
import { ResourceActions } from './ResourceActions.tsx'

export function ResourceView({ resource }: { resource: Resource }) {
  const { t, locale, format } = useText('library')
  const { publisher, reviewed_at: reviewedAt, description, language } = resource
  const lang = foreignLang(language, locale)
  return (
    <Stack gap="lg">
      <div className={styles.facts}>
        {publisher && <span lang={lang}>{publisher}</span>}
        {reviewedAt && <span>{t.library.content.reviewed({ date: format.date(reviewedAt) })}</span>}
      </div>
      <EnglishNotice language={language} />
      <Card>
        <Stack gap="lg">
          <Text size="lg" lang={lang}>
            {description}
          </Text>
          <ResourceActions resource={resource} />
        </Stack>
      </Card>
    </Stack>
  )
}
