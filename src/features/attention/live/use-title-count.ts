import { useEffect } from 'react'

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, '')

/** Puts a count before the title of the page, whichever page is shown: '(2) Care team home - Portage'. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined
    const mark = () => {
      const wanted = `(${count}) ${withoutCount(document.title)}`
      if (document.title !== wanted) document.title = wanted
    }
    mark()
    // every page sets its own title
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = withoutCount(document.title)
    }
  }, [count])
}
