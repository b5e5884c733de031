import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/dom/render-page.tsx'
import { useValueName } from './use-value-name.ts'

const paths = [
  '/title/en-ca',
  '/pages',
  '/pages/pain/fields/cane/label/fr-ca',
  '/pages/pain/fields/cane/options/left/label/en-ca',
  '/alerts/fever/what_to_do',
  '/pages/pain/fields/cane/row_label/en-ca',
  'status',
]

function Names() {
  return <p>{paths.map(useValueName()).join('; ')}</p>
}

test.each([
  [
    'en-ca',
    'The form: Title (English); The form: Pages; Question “cane”: Wording (French); Question “cane”: Answers, left, Wording (English); Alert “fever”: What to do; Question “cane”: row_label (English); status',
  ],
  [
    'fr-ca',
    'Le formulaire : Titre (anglais); Le formulaire : Pages; Question « cane » : Texte (français); Question « cane » : Réponses, left, Texte (anglais); Alerte « fever » : Que faire; Question « cane » : row_label (anglais); status',
  ],
] as const)('values of a form are called by words, %s', async (locale, names) => {
  await renderPage(<Names />, { pattern: '/', at: '/', texts: ['formAdmin'], locale })
  expect(screen.getByText(/;/).textContent).toBe(names)
})
