import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { ContentFacts } from '#src/features/library/content/ContentFacts.tsx'
import { ContentView } from '#src/features/library/content/ContentView.tsx'
import { foreignLang } from '#src/features/library/content/content-language.ts'
import styles from '#src/features/library/library.module.css'
import { contentDetail } from '#src/features/library/queries.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.library.content.documentTitle()

/** One content of the library, by the person's own id for it (ROUTE-54, LIB-02). */
export default function UserContentPage() {
  const { t, locale } = useText()
  const { organizationId, userContentId } = useRouteParams('organizationId', 'userContentId')
  const { data: item } = useSuspenseQuery(contentDetail(userContentId))
  // A URL that mixes two organizations is a 404.
  if (item.organization !== organizationId) throw new ApiError(404, false)
  const { content } = item
  return (
    <article>
      <PageHeader
        back={{ label: t.library.title(), to: paths.patient.library({ organizationId }) }}
        title={<span lang={foreignLang(content.language, locale)}>{content.title}</span>}
        subtitle={<ContentFacts content={content} />}
      />
      {content.image && <img src={content.image} alt={content.image_alt} className={styles.hero} />}
      <ContentView key={item.id} item={item} organizationId={organizationId} />
    </article>
  )
}
