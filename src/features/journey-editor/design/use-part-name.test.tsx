import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/dom/render-page.tsx'
import { usePartName } from './use-part-name.ts'

const paths = [
  'status',
  '/estimated_weeks',
  '/name/en-ca',
  '/care_team/hours/fr-ca',
  '/steps',
  '/steps/mood/form',
  '/steps/mood/name/fr-ca',
  '/steps/mood/next/low_mood/when/op',
  '/unheard-of',
]

function Names() {
  return <p>{paths.map(usePartName()).join('; ')}</p>
}

test.each([
  [
    'en-ca',
    'Status; weeks; name (English); care team (French); steps; Step “mood”: form; Step “mood”: name (French); Step “mood”: what comes next; /unheard-of',
  ],
  [
    'fr-ca',
    'État; semaines; nom (anglais); équipe de soins (français); étapes; Étape « mood » : formulaire; Étape « mood » : nom (français); Étape « mood » : la suite; /unheard-of',
  ],
] as const)('values of a journey are called by words, %s', async (locale, names) => {
  await renderPage(<Names />, { pattern: '/', at: '/', texts: ['journeyEditor'], locale })
  expect(screen.getByText(/;/).textContent).toBe(names)
})
