import { badInputs } from '#tests/data/bad-inputs.ts'
import { expectFit } from '../support/axe.ts'
import { cardOf, discoverOf, libraryOf, openContent } from '../support/library.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// What goes wrong in the library stays where it went wrong; what is hostile does nothing (T01).

test.setTimeout(120_000)

test('A shelf that fails leaves the others, and comes back when it is tried again', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/403/)
  await signIn(page, 'maya', paths.patient.faq())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // One of the four shelves; a refusal is not retried automatically.
  await control.faults({ kind: 'status', status: 403, times: 1, match: { operationId: 'listUserContents' } })
  await page.goto(libraryOf(lakeside))
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expectFit(page)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
})

test('Offline the results say so in place, the search is kept, and the results come back with the connection', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|status 0/)
  await signIn(page, 'maya', discoverOf(lakeside))
  await expect(page.getByRole('main').getByText(/Showing 1 to 20/)).toBeVisible()
  await context.setOffline(true)
  const field = page.getByRole('textbox', { name: 'Search the library' })
  await field.fill('asthma')
  await expect(page.getByText("We couldn't load the library")).toBeVisible({ timeout: 20_000 })
  await expect(field).toHaveValue('asthma')
  await context.setOffline(false)
  await expect(cardOf(page, 'asthma-attack', 'en-ca')).toBeVisible()
})

test('A content that could not be saved says so and is not shown as saved; another person’s, and one that was deleted, are not found (LIB-02)', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/404|500/)
  await signIn(page, 'maya', libraryOf(lakeside))
  await openContent(page, 'hip-first-week', { lang: 'en-ca', organization: lakeside })
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'updateUserContent' } })
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByText("We couldn't save that. Please try again.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible()
  await control.faults()

  const address = new URL(page.url()).pathname
  const device = await otherDevice()
  await signIn(device, 'theo', address)
  await expect(device.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
  await page.goto(address.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
})

test('T01: every hostile text is inert, and what is harmless stays', async ({
  page,
  control,
  allowErrors,
}) => {
  // Chromium reports what it refuses while a text is taken apart, though nothing of it runs.
  allowErrors(/Content Security Policy/)
  const samples = [
    ...badInputs('libraryHtml').map(({ value }) => String(value)),
    '<a href="javascript:document.title=\'hit\'">run</a>',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '<details open ontoggle=alert(1)>x</details>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    'a < b && c > d <p id="root" name="x" class="overlay">last</p>',
  ]
  await signIn(page, 'maya', libraryOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  const sentOut: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!hostname.endsWith('localhost')) sentOut.push(request.url())
  })
  // One answer each, since what is never closed swallows what follows.
  await control.faults({
    kind: 'mutate',
    jsonPath: '$.results',
    value: samples.map((answer, at) => ({
      id: `5d419f63-8e90-4b12-8d3e-4f50617200${10 + at}`,
      category: 'samples',
      category_name: 'Samples',
      question: `Sample ${at}`,
      answer,
      language: 'en-ca',
    })),
    match: { operationId: 'listFaqs' },
  })
  await page.goto(paths.patient.faq({}, { search: 'sample' }))
  await expect(page.locator('details[open]')).toHaveCount(samples.length)
  await expect(page.getByText('last', { exact: true })).toBeVisible()
  await expect(page.getByText('a < b && c > d')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'x' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^x \(opens/ })).toHaveAttribute('rel', 'noopener noreferrer')
  const found = await page.evaluate(() => {
    // The portal's own icons stand around the answers, not in them.
    const all = [...document.querySelectorAll('details > div *')]
    return {
      elements: all
        .filter((one) =>
          one.matches('script, style, form, iframe, object, embed, base, template, math, input'),
        )
        .map((one) => one.outerHTML),
      attributes: all.flatMap((one) =>
        one.getAttributeNames().filter((name) => /^on|^name$|^id$|^style$/.test(name)),
      ),
      links: all
        .map((one) => one.getAttribute('href') ?? '')
        .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
      fixed: all.filter((one) => getComputedStyle(one).position === 'fixed').length,
    }
  })
  expect(found).toEqual({ elements: [], attributes: [], links: [], fixed: 0 })
  expect([dialogs, sentOut, await page.title()]).toEqual([0, [], 'Frequently asked questions - Portage'])
  // The same reports reach the server; they are no breach of ours.
  await page.close()
  await control.reset()
})
