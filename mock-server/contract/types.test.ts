// These are checked by the compiler: each marked line must be an error, or the type check fails.
import { expect, test } from 'vitest'
import type { Operations } from '../contract.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('a misspelt operation, parameter or answer does not compile', () => {
  const right = { completeTask: ({ params }) => ({ submission_id: params.id }) } satisfies Partial<Operations>
  // @ts-expect-error there is no operation of this name
  const misspelt = { completTask: () => ({ submission_id: id }) } satisfies Partial<Operations>
  // @ts-expect-error the answer is another
  const wrongAnswer = { completeTask: () => ({ submission: id }) } satisfies Partial<Operations>
  // @ts-expect-error the path has no such parameter
  const wrongParameter = { getTask: ({ params }) => params.task } satisfies Partial<Operations>
  // @ts-expect-error the query has no such parameter
  const wrongQuery = { listTasks: ({ query }) => query.colour } satisfies Partial<Operations>
  // @ts-expect-error the caller may be signed out
  const noUser = { reviewInvitation: ({ user }) => user.id } satisfies Partial<Operations>
  expect([right, misspelt, wrongAnswer, wrongParameter, wrongQuery, noUser]).toHaveLength(6)
})
