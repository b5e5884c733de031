import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const origin = 'http://localhost:16100'
const only = process.argv[2]
async function go(lang, width) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, deviceScaleFactor: 1 })
  await context.addCookies([{ name: 'language', value: lang, url: origin }])
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()))
  await page.goto(origin + '/settings')
  await page.fill('input[type=email]', 'theo@portage.test')
  await page.fill('input[type=password]', 'Portage-2026!')
  await page.click('button[type=submit]'); await page.waitForSelector('input[type=email]', { state: 'detached' }); await page.waitForSelector('header button')
  await page.waitForSelector('main h1')
  const button = page.locator('header button').last()
  const shot = async (name) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/setshots/${name}-${width}-${lang}.png`, fullPage: !name.startsWith('menu') }) }
  if (lang === 'fr-ca') { await page.goto(origin + '/settings/language'); await page.getByRole('button', { name: 'Français', exact: true }).last().click(); await page.waitForSelector('html[lang=fr-CA]') }
  for (const p of ['', 'account', 'language', 'profiles', 'features', 'privacy', 'profiles?add=true']) {
    await page.goto(origin + '/settings/' + p)
    await page.waitForSelector('main h1')
    await shot('p-' + (p.replace('?', '-') || 'home'))
  }
  await page.goto(origin + '/settings/profiles')
  await page.locator('main a[href*="/settings/profiles/"]').nth(1).click()
  await page.waitForSelector('#firstName')
  await shot('p-profile')
  await page.locator('label:has(input[value=bamboo])').click()
  await page.fill('#firstName', '')
  await page.locator('form button[type=submit]').click()
  await shot('p-profile-error')
  await page.fill('#firstName', 'Rose')
  await page.locator('form button[type=submit]').click()
  await page.waitForTimeout(800)
  await page.goto(origin + '/settings/profiles')
  await page.locator('main li button').first().click()
  await shot('p-switched')
  await page.goto(origin + '/patient')
  await page.waitForTimeout(1500)
  if (await page.getByRole('dialog').count()) await page.getByRole('dialog').getByRole('button').last().click()
  await page.locator('header button').last().click()
  await shot('menu')
  await page.keyboard.press('Escape')
  await page.locator('section[aria-label] button').first().click()
  await shot('menu-own')
  await context.close()
}
for (const lang of ['en-ca', 'fr-ca']) for (const width of [1280, 390]) if (!only || only === `${lang}-${width}`) await go(lang, width)
await browser.close()
