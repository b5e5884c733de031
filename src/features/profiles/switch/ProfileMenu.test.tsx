import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { MenuItem } from '#src/ui/menus/MenuParts.tsx'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { answerCarer, carer, emile, renderSettings, rose, theo } from '#tests/dom/settings.tsx'
import { ActingForBar } from './ActingForBar.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
})

const user = userEvent.setup()

async function openMenu(options: Parameters<typeof renderSettings>[1] = {}) {
  const view = await renderSettings(
    <>
      <Menu trigger="Theo" label="Account menu">
        <ProfileMenu />
        <MenuItem onSelect={() => undefined}>Sign out</MenuItem>
      </Menu>
      <ActingForBar />
    </>,
    options,
  )
  await user.click(await screen.findByRole('button', { name: 'Theo Account menu' }))
  return view
}
const choices = () =>
  within(screen.getByRole('group', { name: 'Your profiles' })).getAllByRole('menuitemradio')

describe('the profiles in the user menu', () => {
  test('SHELL-23, SHELL-24: avatar and name of the active profile lead to its page', async () => {
    answerCarer({ ...carer, current_patient: rose.id })
    await openMenu()
    const link = await screen.findByRole('menuitem', { name: /^Rose Martin ?, active profile$/ })
    expect(link.getAttribute('href')).toBe(`/settings/profiles/${rose.id}`)
    expect(link.querySelector('svg pattern')).not.toBeNull()
    expect(link.textContent).toContain('RM')
  })

  test('SHELL-25, SHELL-26: all profiles to choose from, scrollable, the active one marked', async () => {
    answerCarer()
    await openMenu()
    await screen.findByRole('group', { name: 'Your profiles' })
    expect(choices().map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['TMTheo Martin', 'true'],
      ['RMRose Martin', 'false'],
      ['ÉMÉmile Martin', 'false'],
    ])
    expect(screen.getByRole('group', { name: 'Your profiles' }).className).toContain('scroll')
  })

  test('the only profile is named once: there is nothing to choose', async () => {
    answerCarer(carer, [theo])
    await openMenu()
    await screen.findByRole('menuitem', { name: /^Theo Martin/ })
    expect(screen.queryByRole('menuitemradio')).toBeNull()
  })

  test('SHELL-27, FLAG-15: nothing of it without several profiles, and nothing is asked for', async () => {
    answerCarer()
    await openMenu({ flags: {} })
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Sign out'])
    expect(screen.queryByRole('menuitemradio')).toBeNull()
    expect(callsTo('listPatients')).toEqual([])
  })

  test('SHELL-15: a profile without a name has a placeholder', async () => {
    const blank = { ...emile, first_name: ' ', last_name: '' }
    answerCarer(carer, [theo, blank])
    await openMenu()
    expect(await screen.findByRole('menuitemradio', { name: 'No name yet' })).toBeDefined()
  })

  test('ROUTE-87, D-64: without a profile there is no list, but a link to create one', async () => {
    answerCarer({ ...carer, current_patient: null }, [])
    await openMenu()
    const link = await screen.findByRole('menuitem', { name: 'Create a profile' })
    expect(link.getAttribute('href')).toBe('/settings/profiles')
    expect(screen.queryByRole('menuitemradio')).toBeNull()
  })

  test('profiles that cannot be loaded leave the rest of the menu, and can be asked for again', async () => {
    answerCarer()
    fails('listPatients', 500)
    await openMenu()
    const failed = await screen.findByRole('menuitem', { name: "We couldn't load your profiles. Try again" })
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined()
    answerCarer()
    await user.click(failed)
    await user.click(screen.getByRole('button', { name: 'Theo Account menu' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Rose Martin' })).toBeDefined()
  })
})

describe('D-39: switching', () => {
  const choose = async (name: string) => user.click(await screen.findByRole('menuitemradio', { name }))

  test('DATA-04, CALL-62: sends the profile, says so, and a bar says for whom one acts', async () => {
    answerCarer()
    answer('updateUser', () => ({ ...carer, current_patient: rose.id }))
    const { queryClient } = await openMenu()
    queryClient.setQueryData(['v1', 'tasks'], { of: 'Theo' })
    expect(screen.queryByRole('region', { name: 'Active profile' })).toBeNull()
    await choose('Rose Martin')
    expect(await screen.findByText("You're now viewing information about Rose Martin.")).toBeDefined()
    expect(callsTo('updateUser')).toMatchObject([
      { params: { id: carer.id }, body: { current_patient: rose.id } },
    ])
    const bar = screen.getByRole('region', { name: 'Active profile' })
    expect(bar.textContent).toContain("You're acting for Rose Martin.")
    expect(queryClient.getQueryData(['v1', 'tasks'])).toBeUndefined()
    // Switches back to one's own profile.
    answer('updateUser', () => carer)
    await user.click(within(bar).getByRole('button', { name: 'Switch to your own profile' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Active profile' })).toBeNull())
  })

  test('the active one again sends nothing', async () => {
    answerCarer()
    await openMenu()
    await choose('Theo Martin')
    expect(callsTo('updateUser')).toEqual([])
  })

  test('a failure says so, and everything stays as it was', async () => {
    answerCarer()
    fails('updateUser', 503)
    const { queryClient } = await openMenu()
    queryClient.setQueryData(['v1', 'tasks'], { of: 'Theo' })
    await choose('Rose Martin')
    expect(await screen.findByText("We couldn't switch to Rose Martin. Please try again.")).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Active profile' })).toBeNull()
    expect(queryClient.getQueryData(['v1', 'tasks'])).toEqual({ of: 'Theo' })
  })

  test('F06: a switch whose answer was lost counts', async () => {
    answerCarer()
    answer('updateUser', () => {
      answerCarer({ ...carer, current_patient: emile.id })
      throw failure(0)
    })
    await openMenu()
    await choose('Émile Martin')
    expect(await screen.findByText("You're now viewing information about Émile Martin.")).toBeDefined()
    expect(await screen.findByText("You're acting for Émile Martin.")).toBeDefined()
  })

  test('F38: only one switch runs at a time', async () => {
    answerCarer()
    let settle: (user: User) => void = () => undefined
    answer('updateUser', () => new Promise((done) => (settle = done)))
    await openMenu()
    await choose('Rose Martin')
    await user.click(screen.getByRole('button', { name: 'Theo Account menu' }))
    await choose('Émile Martin')
    expect(callsTo('updateUser')).toHaveLength(1)
    settle({ ...carer, current_patient: rose.id })
    expect(await screen.findByText("You're acting for Rose Martin.")).toBeDefined()
  })

  test('the active profile that cannot be fetched draws no bar and breaks nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer({ ...carer, current_patient: rose.id })
    fails('getPatient', 500)
    await openMenu()
    expect(await screen.findByRole('menuitemradio', { name: 'Rose Martin' })).toBeDefined()
    expect(callsTo('getPatient')[0]?.params).toEqual({ id: rose.id })
    expect(screen.queryByRole('region', { name: 'Active profile' })).toBeNull()
  })
})
