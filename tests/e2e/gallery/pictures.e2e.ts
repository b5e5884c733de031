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
    for (const part of parts) {
      await page.goto(`/__ui__/${part}?theme=${theme}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const samples = page.locator('main > section')
      // The table is one sample, on a separate page.
      if ((await samples.count()) === 0)
        await expect.soft(page.getByRole('main')).toHaveScreenshot([look, part, 'whole.png'])
      for (const sample of await samples.all()) {
        // Alone: those above it must not move it, not even by half a pixel.
        await sample.evaluate((shown) => {
          for (const one of shown.parentElement?.children ?? [])
            if (one instanceof HTMLElement && one.tagName === 'SECTION')
              one.style.display = one === shown ? '' : 'none'
        })
        const name = (await sample.getByRole('heading', { level: 2 }).first().innerText()).replace(
          /\W+/g,
          '-',
        )
        await expect.soft(sample).toHaveScreenshot([look, part, `${name}.png`])
      }
    }
  })
}
