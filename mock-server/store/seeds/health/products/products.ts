import type { LocalizedText, MedicationProduct } from '#generated/model/index.ts'
import { uuidOf } from '../../../ids.ts'
import { brandProducts, dins } from './brands.ts'
import { everydayProducts } from './everyday.ts'
import { heartProducts } from './heart.ts'
import { naturalProducts } from './natural.ts'
import type { ProductLine } from './product-line.ts'

/** A product in both languages. */
export type ProductSeed = Pick<MedicationProduct, 'id' | 'din' | 'form' | 'route'> & {
  readonly name: Required<LocalizedText>
  readonly ingredient: Required<LocalizedText> | null
  readonly strength: Required<LocalizedText> | null
}

/** Numbers and units of a strength as French writes them: `1,000 units per mL` is `1 000 unités par mL`. */
const inFrench = (strength: string): string =>
  strength
    .replaceAll(/(\d),(\d{3})/g, '$1\u00a0$2')
    .replaceAll(/(\d)\.(\d)/g, '$1,$2')
    .replace('%', '\u00a0%')
    .replace('units', 'unités')
    .replace('IU', 'UI')
    .replace('per spray', 'par vaporisation')
    .replace('per hour', 'par heure')
    .replace('per day', 'par jour')
    .replace('per drop', 'par goutte')
    .replace('per mL', 'par mL')

const productsOf = ([english, french, form, route, strengths, ingredient]: ProductLine): ProductSeed[] =>
  strengths.map((strength) => ({
    id: uuidOf(`product:${english}:${strength}`),
    name: { 'en-ca': english, 'fr-ca': french },
    ingredient: ingredient ? { 'en-ca': ingredient[0], 'fr-ca': ingredient[1] } : null,
    din: dins[`${english} ${strength}`] ?? null,
    strength: strength === '' ? null : { 'en-ca': strength, 'fr-ca': inFrench(strength) },
    form,
    route,
  }))

/** The medication products that can be searched. */
export const productSeeds: readonly ProductSeed[] = [
  ...heartProducts,
  ...everydayProducts,
  ...brandProducts,
  ...naturalProducts,
].flatMap(productsOf)
