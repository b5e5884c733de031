// `npm run dev -- --worker`: Vite serves the portal, and nothing stands behind it. The mock server is in the page.
import { expect, test } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { words } from '../support/words.ts'

test('placeholder', async ({ page, request }) => {
  await signInMaya(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
