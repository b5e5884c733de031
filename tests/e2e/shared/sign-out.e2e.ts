import { signInMaya, signOut } from '../support/people.ts'
import { journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Later it would be refused, and show as a failure: the tokens are given up before the page goes.
test('Maya signs out while her page is still loading: what was asked for is given up first (IDENT-46, ERR-25)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  await control.faults(
    { kind: 'hang', match: { operationId: 'listProcessInstances' } },
    { kind: 'delay', ms: 3000, match: { amzTarget: 'GlobalSignOut' } },
  )
  const order: string[] = []
  page.on('requestfailed', (call) => {
    if (call.url().includes('/v1/process-instances/')) order.push('given up')
  })
  page.on('response', (answer) => {
    if (answer.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut')) order.push('signed out')
  })
  const asked = page.waitForRequest('**/v1/process-instances/**')
  await page.goto(journeysOf(lakeside))
  await asked
  await signOut(page)
  expect(order).toEqual(['given up', 'signed out'])
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
})
