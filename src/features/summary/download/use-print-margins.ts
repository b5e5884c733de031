import { useEffect } from 'react'

export type PrintMargins = {
  topLeft: string
  topRight: string
  pageOf: (page: string, pages: string) => string
}

/** A CSS string, escaped so that no character can end it. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n\r\f<>]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** The page margins in print: the person's name, and the page number of the total. */
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

/** Whether the browser supports margin boxes; otherwise the page repeats the header in its content. */
export const writesMargins = (): boolean => 'CSSMarginRule' in globalThis

/** Prints the person's name and the page number on every sheet while the page is mounted (2.2). */
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
