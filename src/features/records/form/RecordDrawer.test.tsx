import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { recordId, renderRecords } from '#tests/dom/records.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'
import { useDrawerAddress } from './use-drawer-address.ts'

function List() {
  const drawer = useDrawerAddress()
  const [typed, setTyped] = useState('')
  const form = (
    <FormShell
      inQuery
      submitLabel="keep"
      pending={false}
      submitError={undefined}
      unsaved={typed !== ''}
      onSubmit={() => undefined}
    >
      <TextField label="what" value={typed} onChange={setTyped} />
    </FormShell>
  )
  return (
    <>
      <button type="button" onClick={() => drawer.open(drawer.addTo)}>
        {'add'}
      </button>
      <button type="button" onClick={() => drawer.open(drawer.editTo(recordId))}>
        {'change'}
      </button>
      <RecordDrawer drawer={drawer} title={drawer.state.mode} add={() => form} edit={() => form} />
    </>
  )
}
const open = (query = '') => renderRecords(<List />, { pattern: '/list', at: `/list${query}` })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('2.3: a link opens the drawer; closing it goes back to the list as it was', async () => {
  const { address } = await open('?page=2')
  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(await screen.findByRole('dialog', { name: 'add' })).toBeDefined()
  expect(address()).toBe('/list?page=2&add=1')
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/list?page=2')
  await userEvent.click(screen.getByRole('button', { name: 'change' }))
  expect(await screen.findByRole('dialog', { name: 'edit' })).toBeDefined()
  expect(address()).toBe(`/list?page=2&edit=${recordId}`)
})

test('an address opens it too; what is no id opens nothing', async () => {
  const { address, unmount } = await open('?add=1')
  expect(await screen.findByRole('dialog', { name: 'add' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
  expect(address()).toBe('/list')
  unmount()
  await open('?edit=../../secret')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing with something typed asks first', async () => {
  const { address } = await open('?add=1')
  await userEvent.type(await screen.findByRole('textbox', { name: 'what' }), 'Penicillin')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: /Leave/ })).toBeDefined()
  expect(address()).toBe('/list?add=1')
})
