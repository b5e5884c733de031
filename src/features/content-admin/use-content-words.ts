import { useText } from '#src/i18n/use-text.ts'
import type { ContentProblem, FieldKey, PairField, SingleField } from './editor/content-values.ts'

export function useContentWords() {
  const { t } = useText('contents')
  const texts = t.contents.edit
  const names: Readonly<Record<PairField | SingleField | 'review_on' | 'publish_at', () => string>> = {
    title: texts.name,
    summary: texts.summary,
    body: texts.body,
    transcript: texts.transcript,
    author: texts.author,
    url: texts.url,
    files: texts.file,
    captions: texts.captions,
    type: texts.type,
    media: texts.film,
    image: texts.picture,
    tags: texts.topics,
    minutes: texts.minutes,
    reviewed_at: texts.reviewed,
    review_on: t.contents.review.question,
    publish_at: t.contents.schedule.label,
  }
  const isName = (name: string): name is keyof typeof names => Object.hasOwn(names, name)

  /** 'Title in French'; an unknown name is returned unchanged. */
  const labelOf = (key: FieldKey | string): string => {
    const [name = '', language] = key.split('.')
    const label = isName(name) ? names[name]() : name
    if (language === undefined) return label
    return language === 'en-ca' ? texts.inEnglish({ label }) : texts.inFrench({ label })
  }

  const problemText = (problem: ContentProblem): string => {
    switch (problem.code) {
      case 'tooLong':
        return texts.tooLong(problem)
      case 'badLink':
        return texts.badLink(problem)
      case 'noTitle':
        return t.contents.create.noTitle()
      default:
        return texts[problem.code]()
    }
  }
  return { labelOf, problemText }
}
