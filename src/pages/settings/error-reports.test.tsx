import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfigProvider } from '#src/flags/config.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { answerCarer, renderSettings } from '#tests/dom/settings.tsx'
import PrivacyPage from './PrivacyPage.tsx'

const errorReports = { format: 'beacon', address: 'https://reports.test' } as const

test.each([
  ['nowhere', testConfig, 0],
  ['to a service', { ...testConfig, errorReports }, 1],
])('failures are reported %s: the privacy page says so', async (_, config, count) => {
  answerCarer()
  await renderSettings(
    <ConfigProvider value={config}>
      <PrivacyPage />
    </ConfigProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('heading', { name: 'Error reports' })).toHaveLength(count)
})
