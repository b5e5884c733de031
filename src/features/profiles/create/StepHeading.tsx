import { useEffect, useRef, type ReactNode } from 'react'
import { Title } from '#src/ui/text/Title.tsx'

/** The heading of a step, focused on each step except the first (2.4.3). */
export function StepHeading({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <Title level={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
