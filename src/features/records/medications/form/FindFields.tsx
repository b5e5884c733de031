import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication, MedicationProduct } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isSameName } from '#src/lib/text/same-name.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { announce } from '#src/ui/messages/announcer.ts'
import { productName } from '../facts/product-name.ts'
import { MOST_PRODUCTS, productsFound, similarMedications } from '../queries.ts'
import type { MedicationFields } from './medication-fields.ts'
import type { MedicationValues } from './medication-values.ts'
import styles from './medications.module.css'

type Props = {
  fields: MedicationFields
  patientId: string
  /** The id of the edited record. */
  self?: string | undefined
  onReactivate: (medication: Medication) => void
  noDuplicateCheck?: boolean | undefined
}

/** The form values a product provides; missing ones stay unchanged. */
const filledIn = ({ name, strength, form, din, route }: MedicationProduct): Partial<MedicationValues> => ({
  name,
  strength: strength ?? '',
  form,
  din: din ?? '',
  ...(route && { route }),
})

/** The medication: a product that the typed name finds, or free text. */
export function FindFields({ fields, patientId, self, onReactivate, noDuplicateCheck }: Props) {
  const { t } = useText('records')
  const { field } = t.records.medications
  const { values, set, bind } = fields
  // Empty until somebody types, and again once a product is chosen.
  const [typed, setTyped] = useState('')
  const name = bind('name')
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <TextField
          {...name}
          onChange={(value) => {
            name.onChange(value)
            setTyped(value)
          }}
          label={field.name()}
          description={field.nameHelp()}
          required
          autoComplete="off"
          maxLength={200}
        />
        <ProductSuggestions
          typed={typed}
          onChoose={(product) => {
            set(filledIn(product))
            setTyped('')
            document.getElementById(name.id)?.focus()
          }}
        />
      </Stack>
      {!noDuplicateCheck && (
        <DuplicateMedicationWarning {...{ patientId, self, onReactivate }} name={values.name} />
      )}
    </Stack>
  )
}

type DuplicateMedicationWarningProps = {
  patientId: string
  name: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
  onReactivate: (medication: Medication) => void
}

/** Debounce delay in ms. */
const PAUSE = 400

/** Warns that a medication is already in the list; a stopped one can be resumed. Does not block saving. */
function DuplicateMedicationWarning({
  patientId,
  name,
  self,
  onReactivate,
}: DuplicateMedicationWarningProps) {
  const { t } = useText('records', 'errors')
  const wanted = useDebounce(name.trim(), PAUSE)
  const { data } = useQuery({ ...similarMedications(patientId, wanted), enabled: wanted.length >= 2 })
  const update = useUpdateMedication()
  const same = data?.results.filter((one) => one.id !== self && isSameName(one.name, wanted)) ?? []
  const found = same.find((one) => one.currently_taking) ?? same[0]
  if (!found) return null
  const texts = t.records.medications.same
  const words = { name: productName(found) }
  const canReturn = !found.currently_taking && found.can_edit && self === undefined
  const again = () =>
    update
      .mutateAsync({ id: found.id, data: { currently_taking: true, end_date: null } })
      .then(onReactivate, () => undefined)
  return (
    <Alert kind="warning" role="status">
      <p>{found.currently_taking ? texts.current(words) : texts.past(words)}</p>
      <p>{texts.hint()}</p>
      {update.isError && <p>{t.errors.catalogue.saveFailed()}</p>}
      <Group gap="sm">
        {canReturn && (
          <Button size="sm" variant="secondary" pending={update.isPending} onClick={() => void again()}>
            {texts.again()}
          </Button>
        )}
        <TextLink to={paths.patient.healthStory.medication({ patientId, medicationId: found.id })}>
          {t.records.shared.duplicate.open({ name: productName(found) })}
        </TextLink>
      </Group>
    </Alert>
  )
}

/** Debounce delay in ms. */
const SEARCH_PAUSE = 300
/** Minimum query length. */
const LEAST = 2

type ProductSuggestionsProps = {
  /** The name as it is typed, in either language, or a DIN. */
  typed: string
  onChoose: (product: MedicationProduct) => void
}

/** The products that a typed name may mean, below its field. */
function ProductSuggestions({ typed, onChoose }: ProductSuggestionsProps) {
  const { t } = useText('records')
  const texts = t.records.medications.find
  const text = typed.trim().length < LEAST ? '' : typed.trim()
  const paused = useDebounce(text, SEARCH_PAUSE)
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
