import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { testRows } from '#tests/support/table.ts'
import { StepName } from './StepName.tsx'

testRows([
  ['en-ca', 'How is your hip?', 'How is your hip?', null],
  ['fr-ca', 'How is your hip?', 'How is your hip?', 'en'],
  ['en-ca', ' ', 'A step in your journey', null],
  ['fr-ca', '', 'Une étape de votre parcours', null],
] as const)('%s: a step called %j', async (locale, name, shown, lang) => {
  await loadTexts('patient')
  await setLocale(locale)
  const { unmount } = render(<StepName task={{ name, languages: ['en-ca'] }} />)
  expect(screen.getByText(shown).getAttribute('lang')).toBe(lang)
  unmount()
})
