import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { unlessReloading } from './browser/new-version.ts'

/**
 * A part that loads when it is first shown, with a function that loads it before. Not React's `lazy`, because after a
 * loading fallback React shows nothing new for 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => (loaded ??= await load())
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (Loaded) return
      fetch().then(
        (part) => setLoaded(() => part),
        async (error: unknown) => {
          await unlessReloading()
          setLoaded(() => {
            throw error
          })
        },
      )
    }, [Loaded])
    return Loaded ? <Loaded {...props} /> : pending
  }
  return [Part, fetch] as const
}
