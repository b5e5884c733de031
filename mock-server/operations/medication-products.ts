import type { Language, MedicationProduct } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { plain, textIn } from '../store/localized.ts'
import { productSeeds } from '../store/seeds/health/products/products.ts'
import type { ProductSeed } from '../store/seeds/health/products/products.ts'
import { pageOf } from './lists.ts'

const viewIn =
  (locale: Language) =>
  ({ name, ingredient, strength, ...rest }: ProductSeed): MedicationProduct => ({
    ...rest,
    name: textIn(locale, name),
    ingredient: ingredient && textIn(locale, ingredient),
    strength: strength && textIn(locale, strength),
  })

/** For search also a space that never breaks is a space, and a curly apostrophe is a straight one. */
const searchable = (text: string): string => plain(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

const searched = productSeeds.map((product) => {
  const { name, ingredient, strength, din } = product
  const all = [name, ingredient, strength].flatMap((text) => (text ? Object.values(text) : []))
  return {
    product,
    names: Object.values(name).map(searchable),
    words: [...all, din ?? ''].map(searchable).join(' '),
  }
})

/** The rank of a product: 2 if a name starts with the query, 1 if it contains every word, otherwise 0. */
function matchOf({ names, words }: (typeof searched)[number], wanted: string): number {
  if (names.some((name) => name.startsWith(wanted))) return 2
  return Number(wanted.split(' ').every((word) => words.includes(word)))
}

export const medicationProducts = {
  listMedicationProducts: (call) => {
    const wanted = searchable(call.query.search ?? '')
    const inOrder = new Intl.Collator(call.locale)
    const found = searched
      .map(({ product, ...texts }) => ({ product, match: matchOf({ product, ...texts }, wanted) }))
      .filter(({ match }) => match > 0)
      .toSorted(
        (a, b) =>
          b.match - a.match ||
          inOrder.compare(textIn(call.locale, a.product.name), textIn(call.locale, b.product.name)),
      )
    const view = viewIn(call.locale)
    return pageOf(call, found, ({ product }) => view(product))
  },
} satisfies Partial<Operations>
