// A page that fails is shown in the shell, says what helps in the person's language, and comes back (F02, F07, F50).
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectFit } from '../support/axe.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { healthStory } = paths.patient
const maya = { patientId: patientIdOf('maya') }

test('In French a condition cannot be read: the menu stays, the panel helps, and names the call; a record that cannot be opened offline comes back with the connection', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/50[03]|ERR_INTERNET_DISCONNECTED|status 0|preload CSS|dynamically imported/)
  await signInMaya(page, 'fr-ca')
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'listConditions' } })
  await page.goto(healthStory.conditions(maya))
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('Réessayez. Si le problème continue, revenez dans quelques minutes.')
  await expect(panel).toContainText(/donnez ce code\s:\s[0-9a-f]{4}(-[0-9a-f]{4}){2}/)
  await expect(page.getByRole('main')).not.toContainText(/Request failed|unknown error/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expectFit(page)
  await control.faults()
  await panel.getByRole('button', { name: 'Réessayer' }).click()
  const first = page.getByRole('row').nth(1).getByRole('link').first()
  const name = await first.innerText()

  await context.setOffline(true)
  await first.click()
  await expect(panel).toContainText('Vérifiez votre connexion')
  await context.setOffline(false)
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('The portal is being worked on: it says until when, and tries again then', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/503/)
  await page.clock.install()
  await signIn(page, 'maya')
  await control.faults({
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '120' },
    match: { operationId: 'getProcessInstance' },
  })
  await page.goto(paths.patient.journey({ organizationId: lakeside.id, journeyId: journeyIdOf('maya-hip') }))
  await page.clock.runFor(5000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /We're working on the portal\. This page will try again at \d[^.]*\./,
  )
  await control.faults()
  await page.clock.runFor(121_000)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }),
  ).toBeVisible()
})
