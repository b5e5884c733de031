import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MedicationProduct } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from './medications.module.css'
import { productName } from '../facts/product-name.ts'
import { MOST_PRODUCTS, productsFound } from '../queries.ts'

/** Debounce delay in ms. */
const PAUSE = 300
/** Minimum query length. */
const LEAST = 2

type Props = { onChoose: (product: MedicationProduct) => void }

/** Searches products by name in either language; the result fills in the form, where it can be changed. */
export function ProductSearch({ onChoose }: Props) {
  const { t } = useText('records')
  const texts = t.records.medications.find
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const text = typed.trim().length < LEAST ? '' : typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
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
    setTyped('')
    setWanted('')
    announce(texts.chosen({ name: productName(product) }))
    onChoose(product)
  }
  return (
    <Stack gap="xs">
      <TextField
        label={texts.label()}
        description={texts.help()}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={200}
      />
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
    </Stack>
  )
}
