import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { useCurrentUserQuery } from './current-user.ts'

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#src/api/http.ts', () => ({ http: answer }))

const maya: User = {
  id: 'u',
  is_guest: false,
  role_types: [],
  current_patient: null,
  language_preference: '',
  consented_policies: [],
  first_name: 'Maya',
}

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

// In braces: what beforeEach gives back would be called after the test.
beforeEach(() => {
  answer.mockReset()
})

describe('the current user', () => {
  test.each([
    ['CALL-11: 401', new ApiError(401, false)],
    ['D-70: a 403 of a call without a token', new ApiError(403, true)],
  ])('%s is nobody', async (_, error) => {
    answer.mockRejectedValue(error)
    show()
    expect(await screen.findByText('nobody')).toBeDefined()
  })

  test.each([
    ['a 403 of a call with a token', new ApiError(403, false), 'Request failed with status 403'],
    ['a 503', new ApiError(503, false), 'Request failed with status 503'],
  ])('D-70: %s is a failure', async (_, error, message) => {
    answer.mockRejectedValue(error)
    show()
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('CALL-12: it is not fetched again on focus or mount', async () => {
    answer.mockResolvedValue(maya)
    const queryClient = client()
    const first = show(queryClient)
    await screen.findByText('Maya')
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    first.unmount()
    show(queryClient)
    await screen.findByText('Maya')
    expect(answer).toHaveBeenCalledTimes(1)
    focusManager.setFocused(undefined)
  })
})
