import { useSuspenseQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListTasksSuspenseQueryOptions } from '#generated/endpoints/tasks/tasks.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import { currentLocale, setLocale, startTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSwitchProfile } from '#src/features/profiles/switch/use-switch-profile.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { answer, callsTo, settled } from '#tests/dom/server.ts'
import { page, task } from '#tests/dom/journeys.ts'
import { answerCarer, carer, rose } from '#tests/dom/settings.tsx'
import { CallsLayer } from '#src/session/CallsLayer.tsx'

beforeAll(startTexts)
beforeEach(() => setLocale('en-ca'))
afterEach(async () => {
  await act(() => setLocale('en-ca'))
})

const config = { api: { baseUrl: '' }, island: '', flags: {}, defaultOrganization: null } as unknown as Config

/** Holds responses back until the test releases them. */
function slowly() {
  const waiting: (() => void)[] = []
  let acting = 'Theo'
  answerCarer()
  answer('listTasks', () => {
    const tasks = page([task({ name: `${acting} ${currentLocale()}` })])
    return new Promise<typeof tasks>((done) => waiting.push(() => done(tasks)))
  })
  answer('updateUser', () => {
    acting = 'Rose'
    return { ...carer, current_patient: rose.id }
  })
  return {
    waiting,
    letGo: () =>
      act(async () => {
        waiting.splice(0).forEach((answerNow) => answerNow())
        await settled()
      }),
  }
}

/** A text of the shell, the current profile, and a server response. */
function Shown() {
  const { locale } = useText()
  const { current_patient: active } = useCurrentUser()
  const { switchTo } = useSwitchProfile()
  return (
    <>
      <button type="button" onClick={() => switchTo(rose)}>
        switch
      </button>
      <output>
        {active === rose.id ? 'Rose' : 'Theo'} {locale}:
        <Suspense fallback="nothing">
          <Tasks />
        </Suspense>
      </output>
    </>
  )
}

function Tasks() {
  const { data } = useSuspenseQuery(getListTasksSuspenseQueryOptions())
  return <span>{data.results.map(({ name }) => name)}</span>
}

/** The visible text: React hides suspended content instead of removing it. */
const seen = () => {
  const output = document.querySelector('output')
  return [...(output?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLElement && node.style.display === 'none'))
    .map(({ textContent }) => textContent)
    .join('')
}

/** Renders and records every visible state. */
async function open() {
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  const element = (
    <CallsLayer>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </CallsLayer>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () =>
    render(
      <ConfigProvider value={config}>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ConfigProvider>,
    ),
  )
  const states: string[] = []
  const observer = new MutationObserver(() => states.push(seen()))
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  return states
}

test('F64: in another language nothing of the one before is shown, not for a moment', async () => {
  const server = slowly()
  const states = await open()
  await server.letGo()
  expect(seen()).toBe('Theo en-ca:Theo en-ca')
  states.length = 0
  await act(() => setLocale('fr-ca'))
  expect(seen()).toBe('Theo fr-ca:nothing')
  await server.letGo()
  expect(seen()).toBe('Theo fr-ca:Theo fr-ca')
  expect(states.length).toBeGreaterThan(0)
  expect(states.filter((state) => state.includes('fr-ca:Theo en-ca'))).toEqual([])
  // The current user does not depend on the language.
  expect(callsTo('getCurrentUser')).toHaveLength(1)
})

test('F64: an answer that comes late, in the language of before, is not shown', async () => {
  const server = slowly()
  await open()
  const late = server.waiting.splice(0)
  await act(() => setLocale('fr-ca'))
  await act(async () => late.forEach((answerNow) => answerNow()))
  expect(seen()).toBe('Theo fr-ca:nothing')
  await server.letGo()
  expect(seen()).toBe('Theo fr-ca:Theo fr-ca')
})

test('D-39: for another profile nothing of the one before is shown, not for a moment', async () => {
  const server = slowly()
  const states = await open()
  await server.letGo()
  states.length = 0
  await act(async () => screen.getByRole('button').click())
  expect(seen()).toBe('Rose en-ca:nothing')
  await server.letGo()
  expect(seen()).toBe('Rose en-ca:Rose en-ca')
  expect(states.filter((state) => state.includes('Rose en-ca:Theo'))).toEqual([])
})
