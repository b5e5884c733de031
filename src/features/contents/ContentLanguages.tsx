import type { Language } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** The languages in which a content is incomplete. */
export function ContentLanguages({ missing }: { missing: readonly Language[] }) {
  const { t } = useText('contents')
  const texts = t.contents.language
  if (missing.length === 0) return <span>{texts.both()}</span>
  if (missing.length > 1) return <Badge tone="warning">{texts.none()}</Badge>
  const language = missing[0] === 'en-ca' ? texts.english() : texts.french()
  return <Badge tone="warning">{texts.lacks({ language })}</Badge>
}
