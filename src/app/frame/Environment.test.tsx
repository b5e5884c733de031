import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfigProvider } from '#src/flags/config.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { Environment } from './Environment.tsx'

test.each([
  ['staging', 'en-ca', 'Environment: staging'],
  ['formation', 'fr-ca', 'Environnement\u00a0: formation'],
  ['production', 'en-ca', ''],
] as const)('on %s, %s, a page says %j', async (environment, locale, words) => {
  await renderPage(
    <ConfigProvider value={{ ...testConfig, environment }}>
      <h1>Page</h1>
      <Environment />
    </ConfigProvider>,
    { pattern: '/', at: '/', texts: [], locale },
  )
  await screen.findByRole('heading', { name: 'Page' })
  const mark = words && (await screen.findByRole('complementary'))
  expect(mark ? mark.textContent : screen.queryByRole('complementary')).toBe(words || null)
})
