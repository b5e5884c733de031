import type { Faq, Language } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { uuidOf } from '../store/ids.ts'
import type { FaqSeed } from '../store/library.ts'
import { textIn } from '../store/localized.ts'
import { faqCategories, faqSeeds } from '../store/seeds/library/faqs.ts'
import { pageOf, searched } from './lists.ts'

/** The language a question is served in: the wanted one, or English (LIB-01). */
const servedIn = (locale: Language, { question }: FaqSeed): Language =>
  question[locale] === undefined ? 'en-ca' : locale

/** The name of the category belongs to the page, so it is in the language of the page. */
function faqView(seed: FaqSeed, locale: Language): Faq {
  const language = servedIn(locale, seed)
  const category = faqCategories[seed.category]
  return {
    id: uuidOf(`faq:${seed.key}`),
    category: seed.category,
    category_name: category ? textIn(locale, category) : seed.category,
    question: textIn(language, seed.question),
    answer: textIn(language, seed.answer),
    language,
  }
}

export const faqs = {
  listFaqs: (call) => {
    const { locale, query } = call
    const found = searched(faqSeeds, query.search, (seed) => {
      const { question, answer } = faqView(seed, locale)
      return [question, answer.replaceAll(/<[^>]+>/g, ' ')]
    })
    return pageOf(call, found, (seed) => faqView(seed, locale))
  },
} satisfies Partial<Operations>
