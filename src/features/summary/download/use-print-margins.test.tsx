import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePrintMargins } from './use-print-margins.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page({ name }: { name: string }) {
  usePrintMargins({
    topLeft: name,
    topRight: 'April 12, 1988',
    pageOf: (page, pages) => `${page} of ${pages}`,
  })
  return null
}

test('2.2: every sheet has the name and the page of the total, as long as the page is open, in browsers that can', () => {
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  const before = document.adoptedStyleSheets
  render(<Page name="Maya" />).unmount()
  expect(written).not.toHaveBeenCalled()

  vi.stubGlobal('CSSMarginRule', Object)
  const { rerender, unmount } = render(<Page name="Maya" />)
  expect(document.adoptedStyleSheets).toHaveLength(before.length + 1)
  // A quotation mark in a name does not end the text.
  rerender(<Page name={'Maya "Mai" <T>'} />)
  expect(document.adoptedStyleSheets).toHaveLength(before.length + 1)
  expect(written.mock.calls.map(([rules]) => rules.replaceAll(/\s+/g, ' '))).toMatchInlineSnapshot(`
    [
      "@page { @top-left { content: "Maya"; font: 9pt sans-serif; font-weight: bold; } @top-right { content: "April 12, 1988"; font: 9pt sans-serif; } @bottom-right { content: "" counter(page) " of " counter(pages) ""; font: 9pt sans-serif; } }",
      "@page { @top-left { content: "Maya \\22 Mai\\22 \\3c T\\3e "; font: 9pt sans-serif; font-weight: bold; } @top-right { content: "April 12, 1988"; font: 9pt sans-serif; } @bottom-right { content: "" counter(page) " of " counter(pages) ""; font: 9pt sans-serif; } }",
    ]
  `)
  unmount()
  expect(document.adoptedStyleSheets).toEqual(before)
})
