import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { ErrorBoundary, useCaughtError } from './ErrorBoundary.tsx'
import { RouterProvider } from './RouterProvider.tsx'
import { useNavigate, useSearchParams } from './hooks.ts'

const pathOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  location.pathname + location.search + location.hash

const page = (text: string) => ({ path: `/${text}`, element: <h1>{text}</h1> })
const shown = () => screen.getByRole('heading').textContent

function Start() {
  const navigate = useNavigate()
  const [, setQuery] = useSearchParams()
  return (
    <>
      <h1>{'start'}</h1>
      <Link to="/next?a=1#b" state="given">
        {'link'}
      </Link>
      <button type="button" onClick={() => void navigate('/next', { replace: true, state: 'given' })}>
        {'navigate'}
      </button>
      <button type="button" onClick={() => setQuery({ a: '1' })}>
        {'query'}
      </button>
    </>
  )
}

test.each([
  ['link', '/next?a=1#b', 'given', 'PUSH'],
  ['navigate', '/next', 'given', 'REPLACE'],
  ['query', '/start?a=1', undefined, 'PUSH'],
])('%s leads to %s', async (name, path, state, historyAction) => {
  const router = createMemoryRouter([{ path: '/start', element: <Start /> }, page('next')], {
    initialEntries: ['/start'],
  })
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText(name).click())
  expect(pathOf(router)).toBe(path)
  expect(router.state).toMatchObject({ location: { state: state ?? null }, historyAction })
})

const entries = ['/one', '/two', '/three', '/four']
const guarded = () => {
  const router = createMemoryRouter([page('one')], { initialEntries: entries, initialIndex: 2 })
  const asked = vi.fn<Parameters<typeof router.guard>[0]>(() => true)
  return { router, asked, stop: router.guard(asked) }
}

test.each([
  ['/elsewhere?a=1', '/elsewhere?a=1'],
  ['../elsewhere', '/elsewhere'],
  [-1, '/two'],
  [-2, '/one'],
  [1, '/four'],
])('a guard holds %s until it is confirmed', async (to, path) => {
  const { router, asked, stop } = guarded()
  await router.navigate(to)
  expect(pathOf(router)).toBe('/three')
  const [from, next, proceed] = asked.mock.lastCall ?? []
  expect([from?.pathname, next && next.pathname + next.search]).toEqual(['/three', path])

  // The navigation can be attempted again, and the history is unchanged.
  await router.navigate(to)
  expect(asked).toHaveBeenCalledTimes(2)
  proceed?.()
  await vi.waitFor(() => expect(pathOf(router)).toBe(path))
  expect(asked).toHaveBeenCalledTimes(2)

  await router.navigate('/again')
  expect(asked).toHaveBeenCalledTimes(3)
  stop()
  await router.navigate('/again')
  expect(pathOf(router)).toBe('/again')
})

test('a step that was confirmed confirms no other', async () => {
  const { router, asked } = guarded()
  await router.navigate(-1)
  asked.mock.lastCall?.[2]()
  await vi.waitFor(() => expect(pathOf(router)).toBe('/two'))
  await router.navigate(-1)
  expect(pathOf(router)).toBe('/two')
})

test('a guard that lets go of one place holds the others', async () => {
  const { router, asked } = guarded()
  asked.mockImplementation((_, to) => to.pathname !== '/two')
  await router.navigate(-1)
  expect(pathOf(router)).toBe('/two')
  await router.navigate(1)
  expect(pathOf(router)).toBe('/two')
})

test.each(['//elsewhere.test', '/\\elsewhere.test', '/\t/elsewhere.test', 'https://elsewhere.test/'])(
  'no navigation leaves the portal: %s',
  async (to) => {
    const router = createMemoryRouter([page('one')], { initialEntries: ['/one'] })
    await router.navigate(to).catch(() => undefined)
    const { origin } = new URL(router.navigator.createHref(router.state.location), 'https://portage.test')
    expect(origin).toBe('https://portage.test')
  },
)

test('`navigate` stays the same function, and changes of the query build on each other', async () => {
  const seen = new Set<unknown>()
  const Page = () => {
    const [query, setQuery] = useSearchParams()
    seen.add(useNavigate())
    const add = (name: string) => setQuery((before) => ({ ...Object.fromEntries(before), [name]: '1' }))
    return (
      <button type="button" onClick={() => ['a', 'b'].forEach(add)}>
        {query.toString()}
      </button>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/next'))
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('a=1&b=1')
  expect(seen.size).toBe(1)
})

test('the previous page stays until the next is ready, unless flushSync is set', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined))
  const router = createMemoryRouter([page('start'), { path: '/late', element: <Late /> }, page('next')], {
    initialEntries: ['/start'],
  })
  render(
    <Suspense fallback={<h1>{'loading'}</h1>}>
      <RouterProvider router={router} />
    </Suspense>,
  )
  await act(() => router.navigate('/late'))
  expect([pathOf(router), shown()]).toEqual(['/late', 'start'])
  await act(() => router.navigate('/late', { flushSync: true }))
  expect(screen.getByText('loading')).toBeDefined()
})

test('what a page does while it is mounted is not missed', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <h1 ref={() => void router.navigate('/next')}>{'start'}</h1> },
    page('next'),
  ])
  await act(async () => render(<RouterProvider router={router} />))
  expect(shown()).toBe('next')
})

test('an error is shown in the place of the page until the next navigation, also to the same page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const Failing = () => {
    if (fails) throw new Error('broken')
    return <h1>{'mended'}</h1>
  }
  const Failure = () => <h1>{String(useCaughtError())}</h1>
  const element = (
    <ErrorBoundary fallback={<Failure />}>
      <Failing />
    </ErrorBoundary>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const view = render(<RouterProvider router={router} />)
  expect(shown()).toBe('Error: broken')
  fails = false
  view.rerender(<RouterProvider router={router} />)
  expect(shown()).toBe('Error: broken')
  await act(() => router.navigate('/', { replace: true }))
  expect(shown()).toBe('mended')
})
