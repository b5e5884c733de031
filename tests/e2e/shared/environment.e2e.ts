import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { signInMaya } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

for (const [language, words, width] of [
  ['en-ca', 'Environment: staging', 1280],
  ['fr-ca', 'Environnement\u00a0: staging', 390],
] as const) {
  test(`Every page says that this is not the real portal (${language}, ${width})`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInMaya(page, language)
    const name = { kind: 'mutate', jsonPath: '$.environment', value: 'staging' } as const
    await control.faults({ ...name, match: { path: '/config.json' } })
    await page.reload()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
