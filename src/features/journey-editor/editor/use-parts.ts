import type { JourneyDesign } from '#generated/model/index.ts'
import { useEditing } from './EditorContext.ts'

export function usePart() {
  const { design, change } = useEditing()
  return (part: Partial<JourneyDesign>, pointer?: string) =>
    change({ ...design, ...part }, pointer ?? `/${Object.keys(part)[0] ?? ''}`)
}
