import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import { currentLocale, setLocale } from '#src/i18n/texts.ts'
import { CallsLayer } from './CallsLayer.tsx'
import { createSession } from './session.ts'
import { SessionProvider } from './SessionContext.tsx'

const config = { api: { baseUrl: '' }, flags: {}, island: '', defaultOrganization: null } as unknown as Config

test('I18N-04: what was asked in another language is asked again, also what had not come yet', async () => {
  await setLocale('fr-ca')
  const waiting: (() => void)[] = []
  function Asked({ of }: { of: string }) {
    const queryFn = () => {
      const answer = `${of} ${currentLocale()}`
      if (of === 'quick') return answer
      return new Promise<string>((done) => waiting.push(() => done(answer)))
    }
    const { data } = useQuery({ queryKey: [of], queryFn })
    return <p>{data}</p>
  }
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  render(
    <ConfigProvider value={config}>
      <SessionProvider value={session}>
        <CallsLayer>
          <Asked of="quick" />
          <Asked of="slow" />
        </CallsLayer>
      </SessionProvider>
    </ConfigProvider>,
  )
  await screen.findByText('quick fr-ca')
  await act(() => setLocale('en-ca'))
  await screen.findByText('quick en-ca')
  await act(async () => waiting.shift()?.())
  await screen.findByText('slow fr-ca')
  await act(async () => waiting.shift()?.())
  await screen.findByText('slow en-ca')
  expect(waiting).toEqual([])
})
