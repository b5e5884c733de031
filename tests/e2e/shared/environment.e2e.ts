import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { signInMaya } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('Every page says that this is not the real portal, also in French on a phone', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signInMaya(page, 'fr-ca')
  const name = { kind: 'mutate', jsonPath: '$.environment', value: 'staging' } as const
  await control.faults({ ...name, match: { path: '/config.json' } })
  await page.reload()
  await expect(page.getByText('Environnement\u00a0: staging', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
