import { expect, test } from 'vitest'
import type { Faq } from '#generated/model/index.ts'
import { foundFaqs, inCategories } from './faq-search.ts'
import { testRows } from '#tests/support/table.ts'

const faq = (category: string, question: string, answer: string): Faq => ({
  id: question,
  category,
  category_name: category.toUpperCase(),
  question,
  answer,
  language: 'fr-ca',
})
const all = [
  faq('compte', 'Changer mon mot de passe', '<p>Ouvrez les <strong>paramètres</strong>.</p>'),
  faq('vie', 'Qui voit mes données', '<p>Votre équipe.</p>'),
  faq('compte', 'Langue', '<p>En haut.</p>'),
]
const questions = (search: string) => foundFaqs(all, search).map(({ question }) => question)

testRows([
  ['', 3],
  ['MOT passe', 1],
  ['parametres', 1],
  ['equipe', 1],
  ['strong', 0],
  ['rien', 0],
])('ROUTE-64: a search for %j finds %i', (search, count) => expect(questions(search)).toHaveLength(count))

test('groups questions by category', () => {
  expect(inCategories(all).map(({ name, questions: own }) => [name, own.length])).toEqual([
    ['COMPTE', 2],
    ['VIE', 1],
  ])
})
