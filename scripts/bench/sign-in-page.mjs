// Signing in at the portal's own page, as a person would.

/** @typedef {Exclude<import('playwright').BrowserContextOptions['storageState'], string | undefined>} Kept */

/**
 * Signs in, which also makes the server serve and compress every file of both pages.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ name: string, heading: RegExp }} person by the first name; heading: of the page that they come to
 * @returns {Promise<Kept>} what the browser then keeps
 */
export async function signedIn(browser, origin, { name, heading }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(origin)
    // from within the page: only the browser knows where a world's own host is
    const { people } = await page.evaluate(async () => (await fetch('/__mock__/people')).json())
    const person = people.find((/** @type {{ name: string }} */ one) => one.name.startsWith(name))
    await page.getByRole('textbox', { name: /^Email/ }).fill(person.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.locator('h1', { hasText: heading }).waitFor()
    return await context.storageState()
  } finally {
    await context.close()
  }
}
