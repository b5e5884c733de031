import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { parts } from './parts.ts'

// Each part beside the picture that is kept of it (docs/testing.md): what no measure sees, such as a lost icon, a
// changed space or a wrong colour.

test.setTimeout(180_000)

/** Both languages, a theme of ours and one of an organization, wide and narrow: each at least once. */
const looks = [
  { look: 'en-wide', language: 'en-ca', theme: 'northern', width: 1280 },
  { look: 'fr-phone', language: 'fr-ca', theme: 'fleuve', width: 390 },
] as const

for (const { look, language, theme, width } of looks) {
  test(`Every part looks as it is known to look, ${look}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.clock.setFixedTime('2026-11-20T15:00:00-05:00')
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/__ui__/?theme=${theme}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of parts) {
      await goWithin(page, `/__ui__/${part}?theme=${theme}`)
      await page.evaluate(() => document.fonts.ready)
      await expect.soft(page.getByRole('main')).toHaveScreenshot([look, `${part}.png`])
    }
  })
}
