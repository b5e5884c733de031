import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ConfigProvider } from '#src/flags/config.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { fetchPage, lazyPage } from './Titled.tsx'

beforeEach(startTexts)

const entry = () => ({
  load: () => Promise.resolve({ default: () => <p>{'page'}</p>, title: () => 'Title' }),
  texts: [],
})

function draw(page: ReturnType<typeof entry>) {
  const Page = lazyPage(page)
  render(
    <ConfigProvider value={testConfig}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }], {})} />
    </ConfigProvider>,
  )
}

test('a page waits until it is here', async () => {
  draw(entry())
  expect(screen.getByText('Loading...')).toBeDefined()
  expect(await screen.findByText('page')).toBeDefined()
})

test('one that was fetched before is drawn at once', async () => {
  const page = entry()
  await fetchPage(page)
  draw(page)
  expect(screen.getByText('page')).toBeDefined()
  expect(screen.queryByText('Loading...')).toBeNull()
})
