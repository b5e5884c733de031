import { act, render, screen } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { screen as place } from '../../frame/screen.ts'
import { PageFocus } from './PageFocus.tsx'

beforeAll(startTexts)

function Page({ name, children }: { name: string; children?: React.ReactNode }) {
  return (
    <main>
      <title>{`${name} - Portage`}</title>
      <h1>{name}</h1>
      {children}
    </main>
  )
}

/** The page is drawn: its heading is looked for just before. */
const drawn = () => act(() => new Promise(requestAnimationFrame))

async function open() {
  const routes = [
    {
      element: (
        <>
          <Outlet />
          <PageFocus />
          <Announcer />
        </>
      ),
      children: [
        { path: '/', element: <Page name="Home" /> },
        { path: '/journeys', element: <Page name="Journeys" /> },
        { path: '/slow', element: <main>…</main> },
        {
          path: '/form',
          element: (
            <Page name="Form">
              {/* eslint-disable-next-line jsx-a11y/no-autofocus -- what a page may do */}
              <input aria-label="Name" autoFocus />
            </Page>
          ),
        },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/'] })
  render(<RouterProvider router={router} />)
  await drawn()
  const go = async (to: string) => {
    await act(() => router.navigate(to))
    await drawn()
  }
  return { go }
}

const focused = () => document.activeElement?.textContent

test('2.4.3: the first page leaves the focus alone', async () => {
  await open()
  expect(document.activeElement).toBe(document.body)
})

test('2.4.3, 4.1.3: another page takes the focus to its heading and is announced', async () => {
  const { go } = await open()
  await go('/journeys')
  expect(focused()).toBe('Journeys')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  expect(screen.getByText('Journeys - Portage, page loaded')).toBeTruthy()
})

test('2.4.3: another query leaves the focus alone', async () => {
  const { go } = await open()
  await go('/?page=2')
  expect(document.activeElement).toBe(document.body)
})

test('2.4.3: a page that comes late takes the focus when its heading is there', async () => {
  const { go } = await open()
  await go('/slow')
  const heading = document.createElement('h1')
  heading.textContent = 'At last'
  document.querySelector('main')?.append(heading)
  await expect.poll(focused).toBe('At last')
})

test('2.4.3: does not interrupt a person who is already typing', async () => {
  const { go } = await open()
  await go('/form')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('2.4.3, 4.1.3: a gate in the place of the page is another screen, and so is the page after it', async () => {
  await open()
  await act(async () => place.set('consent'))
  await drawn()
  expect(focused()).toBe('Home')
  act(() => (document.activeElement as HTMLElement).blur())
  await act(async () => place.set('page'))
  await drawn()
  expect(focused()).toBe('Home')
})
