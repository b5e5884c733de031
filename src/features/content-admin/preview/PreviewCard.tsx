import { type ReactNode, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import type { ContentValues } from '../editor/content-values.ts'
import styles from '../contents.module.css'
import { type PairLanguage, pairLanguages } from '../languages.ts'
import { hasFrench, type Preview, previewOf } from './preview-content.ts'

type Props = {
  values: ContentValues
  known: Parameters<typeof previewOf>[2]
  draw: (preview: Preview) => ReactNode
}

/** Previews the edited content as patients see it, in either language. */
export function PreviewCard({ values, known, draw }: Props) {
  const { t, locale } = useText('contents')
  const [language, setLanguage] = useState<PairLanguage>(locale)
  const texts = t.contents.preview
  const preview = previewOf(values, language, known)
  const { content } = preview
  return (
    <TitledCard id="preview" title={texts.title()}>
      <Text tone="secondary">{texts.help()}</Text>
      <Segments
        label={texts.language()}
        value={language}
        onChange={(value) => setLanguage(pairLanguages.find((one) => one === value) ?? language)}
        options={[
          { value: 'en-ca', label: t.contents.language.english() },
          { value: 'fr-ca', label: t.contents.language.french() },
        ]}
      />
      {language === 'fr-ca' && !hasFrench(values) && <Text tone="secondary">{texts.asEnglish()}</Text>}
      <div className={styles.preview} role="group" aria-label={texts.title()}>
        <Stack gap="md">
          {content.title && (
            <Title level={3} size={1}>
              <span lang={content.language === locale ? undefined : content.language.slice(0, 2)}>
                {content.title}
              </span>
            </Title>
          )}
          {content.image && <img src={content.image} alt={content.image_alt} className={styles.hero} />}
          {draw(preview)}
        </Stack>
      </div>
    </TitledCard>
  )
}
