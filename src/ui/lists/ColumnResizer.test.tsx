// FLAG-11: columns are resized by mouse and keyboard, and the widths persist on this device.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { DataTable } from './DataTable.tsx'
import type { Column } from './table-column.ts'

type Row = { id: string; name: string }
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sort: 'name', isName: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', cell: () => 3 },
  { id: 'note', header: 'Note', cell: () => 'nothing' },
]

function show(resizable: 'probe' | null = 'probe') {
  return render(
    <DataTable
      caption="People"
      columns={columns}
      rows={[{ id: '1', name: 'Ana' }]}
      rowKey={({ id }) => id}
      ordering={{ by: 'name', descending: false }}
      onSort={() => undefined}
      resizable={resizable ?? undefined}
    />,
  )
}

const line = (column: string) => screen.getByRole('separator', { name: `Width of ${column}` })
const press = (key: string) => act(async () => void fireEvent.keyDown(line('Name'), { key }))
const kept = () => JSON.parse(localStorage.getItem('widths.probe') ?? 'null')
const widths = () =>
  screen.getAllByRole('columnheader').map((head) => (head instanceof HTMLElement ? head.style.width : ''))

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  await setLocale('en-ca')
  await loadTexts('kit')
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('FLAG-11: the end of a column', () => {
  it('is there for every column but the last, and says how wide it is between which limits', () => {
    show()
    expect(screen.getAllByRole('separator')).toHaveLength(2)
    const said = ['orientation', 'valuenow', 'valuemin', 'valuemax']
    expect(said.map((name) => line('Name').getAttribute(`aria-${name}`))).toEqual([
      'vertical',
      '200',
      '80',
      '640',
    ])
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeDefined()
  })

  it('is not there where the flag is off, and nothing that was kept counts', () => {
    localStorage.setItem('widths.undefined', '{"name":300}')
    show(null)
    expect(screen.queryByRole('separator')).toBeNull()
    expect(widths()).toEqual(['', '', ''])
  })

  it.each([
    ['ArrowRight', 216],
    ['ArrowLeft', 184],
    ['Home', 80],
    ['End', 640],
  ])('moves with %s; the other columns keep their width', async (key, expected) => {
    show()
    await press(key)
    expect(kept()).toEqual({ name: expected, size: 200, note: 200 })
    expect(widths()).toEqual([`${expected}px`, '200px', ''])
    // Nothing in here has a layout: what is said is what was chosen.
    expect(line('Name').getAttribute('aria-valuenow')).toBe(String(expected))
  })

  it('leaves other keys to the browser', async () => {
    show()
    expect(fireEvent.keyDown(line('Name'), { key: 'Tab' })).toBe(true)
    expect(kept()).toBeNull()
  })

  it('is dragged; after that the pointer moves nothing', async () => {
    show()
    const name = line('Name')
    name.setPointerCapture = () => undefined
    await act(async () => {
      fireEvent.pointerDown(name, { pointerId: 1, clientX: 200 })
      fireEvent.pointerMove(name, { pointerId: 1, clientX: 263.6 })
      fireEvent.pointerUp(name, { pointerId: 1 })
      fireEvent.pointerMove(name, { pointerId: 1, clientX: 900 })
    })
    expect(kept()?.name).toBe(264)
  })

  it('is moved by pressing too, without dragging (2.5.7)', async () => {
    const { container } = show()
    const [narrower, wider] = [...container.querySelectorAll('[aria-hidden] > button')]
    await act(async () => void (wider && fireEvent.click(wider)))
    expect(kept()?.name).toBe(216)
    await act(async () => void (narrower && fireEvent.click(narrower)))
    expect(kept()?.name).toBe(184)
  })

  it('Enter and a double press let the browser decide again', async () => {
    show()
    await press('End')
    await press('Enter')
    expect([kept(), widths()]).toEqual([null, ['', '', '']])
    await press('End')
    await act(async () => void fireEvent.doubleClick(line('Size')))
    expect(kept()).toBeNull()
  })
})

describe('FLAG-11: what was kept', () => {
  it('is there again, within the limits; a column that came later has a usual width', () => {
    localStorage.setItem('widths.probe', '{"name":9000,"note":10}')
    show()
    expect(widths()).toEqual(['640px', '160px', ''])
  })

  it.each(['{', '[]', '7', 'null', '{}', '{"name":"wide"}'])(
    'is not what somebody else wrote: %s',
    (text) => {
      localStorage.setItem('widths.probe', text)
      show()
      expect(widths()).toEqual(['', '', ''])
    },
  )
})
