import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OrganizationContent } from '#generated/model/index.ts'
import { openContent } from '#tests/dom/content-page.tsx'
import { content } from '#tests/dom/contents.ts'
import { callsTo } from '#tests/dom/server.ts'

// Where a content is used, on its page and before it is removed.

const hip = '2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001'
const uses: OrganizationContent['uses'] = {
  journeys: [{ id: hip, name: 'New hip', status: 'retired', open_enrolment_count: 3 }],
  is_featured: true,
  recommended_count: 2,
  saved_count: 1,
  started_count: 4,
}
const lines = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const shown = {
  'en-ca': [
    'New hip Journey RetiredRecommends it. 3 people are in this journey now.',
    'Lakeside Family Health recommends it to all its patients.',
    'Care teams recommended it to 2 people.',
    '1 person saved it.',
    '4 people have started it but not finished.',
  ],
  'fr-ca': [
    'New hip Parcours RetiréLe recommande. 3 personnes suivent ce parcours en ce moment.',
    'Lakeside Family Health le recommande à toutes ses patientes et à tous ses patients.',
    'Une équipe de soins l’a recommandé à 2 personnes.',
    '1 personne l’a enregistré.',
    '4 personnes l’ont commencé et ne l’ont pas terminé.',
  ],
}

test.each([
  ['en-ca', 'Where it’s used', 'published', 'Remove from the library', /^Patients will lose it here/],
  ['en-ca', 'Where it’s used', 'draft', 'Delete this draft', 'This will be lost permanently:'],
  ['fr-ca', 'Où il est utilisé', 'published', 'Retirer de la bibliothèque', /^Jusqu’à sa prochaine/],
  ['fr-ca', 'Où il est utilisé', 'draft', 'Supprimer ce brouillon', /^Ceci sera perdu/],
] as const)('%s: %s, %s: “%s” names it all first', async (locale, title, status, action, warning) => {
  await openContent(content({ uses, status }), locale)
  const card = await screen.findByRole('region', { name: title.replace('’s', "'s") })
  expect(lines(card)).toEqual(shown[locale])
  expect(within(card).getByRole('link', { name: 'New hip' }).getAttribute('href')).toBe(
    `/admin/journeys?edit=${hip}`,
  )
  const isWaiting = /None of this shows it|Tant que c’est un brouillon/
  expect(within(card).queryByText(isWaiting) !== null).toBe(status === 'draft')
  await userEvent.click(screen.getByRole('button', { name: action }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(warning)).toBeTruthy()
  expect(lines(dialog)).toEqual(shown[locale])
  expect(callsTo('unpublishOrganizationContent').concat(callsTo('deleteOrganizationContent'))).toEqual([])
})

test('nothing is said in the question when nothing uses it', async () => {
  await openContent()
  expect(await screen.findByText('Nothing recommends it, and no one has saved or started it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete this draft' }))
  expect(within(await screen.findByRole('dialog')).queryByText("It's in use")).toBeNull()
})
