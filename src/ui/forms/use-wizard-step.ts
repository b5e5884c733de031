import { useSearchParams } from '#src/lib/router/hooks.ts'

export type WizardStep = { at: number; go: (at: number) => void }

/** UI-30: never before the first page or past the last one. */
export const withinBounds = (at: number, pages: number): number => Math.max(0, Math.min(at, pages - 1))

/** The page of a wizard, from 0, kept in the URL (`?step=2`), so that the browser's Back goes back one page. */
export function useWizardStep(pages: number): WizardStep {
  const [query, setQuery] = useSearchParams()
  const asked = /^[1-9]\d?$/.test(query.get('step') ?? '') ? Number(query.get('step')) - 1 : 0
  const go = (at: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      const step = withinBounds(at, pages) + 1
      if (step === 1) next.delete('step')
      else next.set('step', String(step))
      return next
    })
  return { at: asked, go }
}
