import type { Language } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { IconLanguage } from '#src/ui/icons.ts'
import { isEnglishOnly } from './content-language.ts'

/** Marks something available in English only on a French page (LIB-01). */
export function EnglishOnly({ language }: { language: Language }) {
  const { t, locale } = useText('library')
  if (!isEnglishOnly(language, locale)) return null
  return (
    <Badge tone="warning" icon={IconLanguage}>
      {t.library.englishOnly()}
    </Badge>
  )
}
