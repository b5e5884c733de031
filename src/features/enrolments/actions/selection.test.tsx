import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enrolment } from '#tests/dom/enrolments.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { useSelection } from './selection.ts'
import { useTableColumns } from '../columns/use-table-columns.tsx'

const others = Array.from({ length: 99 }, (_, n) => enrolment(n, `Person ${n}`))
const people = [enrolment(100, 'Maya Tremblay'), enrolment(101, 'Rose Martin')]

/** The checkboxes of one page; a button selects those of earlier pages. */
function People() {
  const selection = useSelection()
  const [choose] = useTableColumns([], selection)
  return (
    <>
      <button type="button" onClick={() => selection.add(others)}>
        {'Choose 99 others'}
      </button>
      <button type="button" onClick={() => selection.add(people)}>
        {'Choose everyone'}
      </button>
      {people.map((person) => (
        <div key={person.id}>{choose?.cell(person)}</div>
      ))}
      <ChosenBar selection={selection} total={101} isFiltered={false}>
        {null}
      </ChosenBar>
    </>
  )
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('at most a hundred are chosen', async () => {
  await renderPage(<People />, { pattern: '/', at: '/', texts: ['enrolments'] })
  await press('Choose 99 others')
  expect(screen.getAllByText('99 people chosen')).not.toHaveLength(0)
  expect(box('Rose Martin').hasAttribute('disabled')).toBe(false)
  await press('Choose everyone')
  expect(screen.getAllByText('100 people chosen. You can choose up to 100 people.')).not.toHaveLength(0)
  expect(box('Maya Tremblay').checked).toBe(true)
  expect([box('Rose Martin').checked, box('Rose Martin').hasAttribute('disabled')]).toEqual([false, true])
  await userEvent.click(box('Maya Tremblay'))
  expect(box('Rose Martin').hasAttribute('disabled')).toBe(false)
})
