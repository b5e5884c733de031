import { type ReactNode, useState } from 'react'
import { Region } from '../messages/Region.tsx'
import { Disclosure } from './Disclosure.tsx'

type Props = {
  title: string
  /** Names what failed to load, next to the retry button. */
  failed: string
  children: ReactNode
}

/** A disclosure whose content renders, and so loads, when it is first opened. */
export function LazyDisclosure({ title, failed, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure look="plain" title={title} onToggle={({ open }) => open && setOpened(true)}>
      {isOpened && <Region title={failed}>{children}</Region>}
    </Disclosure>
  )
}
