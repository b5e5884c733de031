import { badInputs } from '#tests/data/bad-inputs.ts'
import { libraryOf } from '../support/library.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// What is hostile in the library does nothing (T01).

test.setTimeout(120_000)

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
  await goWithin(page, paths.patient.faq({}, { search: 'sample' }))
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
