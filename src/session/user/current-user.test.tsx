import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { callsTo, fails, signedInAs } from '#tests/dom/server.ts'
import { useCurrentUserQuery } from './current-user.ts'

function Who() {
  const { data, error } = useCurrentUserQuery()
  if (error) return <p>{error.message}</p>
  if (data === undefined) return null
  return <p>{data === null ? 'nobody' : data.first_name}</p>
}

const client = () => {
  const made = createQueryClient()
  made.setDefaultOptions({ queries: { ...made.getDefaultOptions().queries, retryDelay: 0 } })
  return made
}
const show = (queryClient = client()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Who />
    </QueryClientProvider>,
  )

describe('the current user', () => {
  test.each([
    ['CALL-11: 401', 401, 'maya'],
    ['D-70: a 403 of a call without a token', 403, null],
  ] as const)('%s is nobody', async (_, status, person) => {
    signedInAs(person)
    fails('getCurrentUser', status)
    show()
    expect(await screen.findByText('nobody')).toBeDefined()
  })

  test.each([
    ['a 403 of a call with a token', 403, 'Request failed with status 403'],
    ['a 503', 503, 'Request failed with status 503'],
  ])('D-70: %s is a failure', async (_, status, message) => {
    fails('getCurrentUser', status)
    show()
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('CALL-12: it is not fetched again on focus or mount', async () => {
    const queryClient = client()
    const first = show(queryClient)
    await screen.findByText('Maya')
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    first.unmount()
    show(queryClient)
    await screen.findByText('Maya')
    expect(callsTo('getCurrentUser')).toHaveLength(1)
    focusManager.setFocused(undefined)
  })
})
