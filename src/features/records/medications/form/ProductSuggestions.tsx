import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MedicationProduct } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import styles from './medications.module.css'
import { productName } from '../facts/product-name.ts'
import { MOST_PRODUCTS, productsFound } from '../queries.ts'

/** Debounce delay in ms. */
const PAUSE = 300
/** Minimum query length. */
const LEAST = 2

type Props = {
  /** The name as it is typed, in either language, or a DIN. */
  typed: string
  onChoose: (product: MedicationProduct) => void
}

/** The products that a typed name may mean, below its field. */
export function ProductSuggestions({ typed, onChoose }: Props) {
  const { t } = useText('records')
  const texts = t.records.medications.find
  const text = typed.trim().length < LEAST ? '' : typed.trim()
  const paused = useDebounce(text, PAUSE)
  // An emptied field and a chosen product close the list at once.
  const wanted = text && paused
  const { data, isError } = useQuery({
    ...productsFound(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const isShown = wanted !== '' && data !== undefined && !isError
  const status = () => {
    if (wanted !== '' && isError) return texts.failed()
    if (!isShown) return ''
    if (data.count === 0) return texts.nothing()
    return data.count > MOST_PRODUCTS
      ? texts.foundFirst({ count: MOST_PRODUCTS })
      : texts.found({ count: data.count })
  }
  const choose = (product: MedicationProduct) => {
    announce(texts.chosen({ name: productName(product) }))
    onChoose(product)
  }
  return (
    <>
      <p role="status" className={styles.found}>
        {status()}
      </p>
      {isShown && data.count > 0 && (
        <ul role="list" className={styles.products} aria-label={texts.results()}>
          {data.results.map((product) => (
            <li key={product.id}>
              <button type="button" className={styles.product} onClick={() => choose(product)}>
                <span className={styles.productName}>{productName(product)}</span>
                <span className={styles.productMore}>
                  {[t.records.medications.form[product.form](), product.ingredient]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
