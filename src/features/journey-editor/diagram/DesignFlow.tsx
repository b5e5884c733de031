import type { ComponentProps } from 'react'
import type { JourneyDesign } from '#generated/model/index.ts'
import { JourneyFlow } from './JourneyFlow.tsx'
import { useDesignCourse } from './use-design-course.ts'

type Props = { design: JourneyDesign } & Omit<ComponentProps<typeof JourneyFlow>, 'steps'>

/** The course of a journey as it is written. */
export const DesignFlow = ({ design, ...rest }: Props) => (
  <JourneyFlow steps={useDesignCourse(design)} {...rest} />
)
