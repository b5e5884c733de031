import type { Faq } from '#generated/model/index.ts'
import { plainText } from '#src/lib/plain-text.ts'

/** The questions of a category, under its name. */
export type FaqGroup = { category: string; name: string; questions: readonly Faq[] }

const wordsOf = ({ question, answer }: Faq) => plainText(`${question} ${answer.replaceAll(/<[^<>]*>/g, ' ')}`)

/** The questions that hold every word of the search, in question or answer, whatever case and accents. */
export function foundFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return faqs.filter((faq) => words.every((word) => wordsOf(faq).includes(word)))
}

/** By category, in the order in which the categories come. */
export function inCategories(faqs: readonly Faq[]): readonly FaqGroup[] {
  return [...new Map(faqs.map(({ category, category_name: name }) => [category, name]))].map(
    ([category, name]) => ({
      category,
      name,
      questions: faqs.filter((faq) => faq.category === category),
    }),
  )
}
