import { useEffect } from 'react'

export type PrintMargins = {
  topLeft: string
  topRight: string
  pageOf: (page: string, pages: string) => string
}

/** A text as CSS has it: no sign of it ends the string. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n\r\f<>]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** What stands in the margins of every sheet of paper: whose it is, and which page of how many. */
function marginRules({ topLeft, topRight, pageOf }: PrintMargins): string {
  const [before = '', between = '', after = ''] = pageOf('\u0000', '\u0000').split('\u0000')
  const page = `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}`
  const font = 'font: 9pt sans-serif;'
  return `@page {
    @top-left { content: ${quoted(topLeft)}; ${font} font-weight: bold; }
    @top-right { content: ${quoted(topRight)}; ${font} }
    @bottom-right { content: ${page}; ${font} }
  }`
}

/** Whether the browser writes into the margins of paper; one that does not repeats the header in the page. */
export const writesMargins = (): boolean => 'CSSMarginRule' in globalThis

/** Puts whose it is and the page number on every sheet, as long as the page is shown (2.2). */
export function usePrintMargins({ topLeft, topRight, pageOf }: PrintMargins): void {
  const rules = marginRules({ topLeft, topRight, pageOf })
  useEffect(() => {
    if (!writesMargins()) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [rules])
}
