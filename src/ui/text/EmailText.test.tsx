import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailText } from './EmailText.tsx'

test.each([
  ['a.b@mail.example', 'a.|b@|mail.|example'],
  ['', ''],
])('an address wraps after its @ and its dots: %s', (email, parts) => {
  const { container } = render(<EmailText email={email} />)
  const html = container.querySelector('span')?.innerHTML ?? ''
  expect(html.replaceAll('<wbr>', '|')).toBe(parts)
  expect(container.textContent).toBe(email)
})
