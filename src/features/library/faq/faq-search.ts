import type { Faq } from '#generated/model/index.ts'
import { plainText } from '#src/lib/text/plain-text.ts'

export type FaqGroup = { category: string; name: string; questions: readonly Faq[] }

const wordsOf = ({ question, answer }: Faq) => plainText(`${question} ${answer.replaceAll(/<[^<>]*>/g, ' ')}`)

/** FAQs containing every search word in question or answer, ignoring case and accents. */
export function foundFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return faqs.filter((faq) => words.every((word) => wordsOf(faq).includes(word)))
}

/** Groups FAQs by category, in the order the categories first appear. */
export function inCategories(faqs: readonly Faq[]): readonly FaqGroup[] {
  return [...new Map(faqs.map(({ category, category_name: name }) => [category, name]))].map(
    ([category, name]) => ({
      category,
      name,
      questions: faqs.filter((faq) => faq.category === category),
    }),
  )
}
