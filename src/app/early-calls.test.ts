import { expect, test } from 'vitest'
import { earlyCalls } from './early-calls.ts'

const user = '/v1/users/current/'
const patients = '/v1/organizations/?my_role_type=patient&page_size=100'

test.each([
  ['/admin/users', [user]],
  ['/provider', [user, '/v1/organizations/?my_role_type=provider&page_size=100']],
  ['/', [user, patients]],
  ['/settings', [user, patients]],
  ['/patient/organizations/87ced3c9-880a-417e-aa94-fabebc6c0508', [user, patients]],
])('%s asks early for %j', (pathname, calls) => expect(earlyCalls(pathname)).toEqual(calls))
