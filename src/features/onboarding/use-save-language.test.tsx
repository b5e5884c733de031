import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { allCalls } from '#tests/dom/server.ts'
import { useSaveLanguage } from './use-save-language.ts'

test('VAL-32: without a user nothing is sent', async () => {
  const client = createQueryClient()
  const { result } = renderHook(() => useSaveLanguage(''), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await act(() => result.current.save('fr-ca').catch(() => undefined))
  await waitFor(() => expect(result.current.failed).toBe(true))
  const errors = client.getMutationCache().getAll()
  expect(errors.map(({ state }) => state.error?.message)).toEqual(['User ID is undefined'])
  expect(allCalls()).toEqual([])
})
