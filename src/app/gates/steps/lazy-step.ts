import { lazy, type ComponentType } from 'react'
import { loadTexts, type Namespace } from '#src/i18n/texts.ts'

/** Loads a gate's step with its texts, only for people who have to answer it. */
export const lazyStep = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: Namespace[]
) =>
  lazy(async () => {
    const [step] = await Promise.all([load(), loadTexts('gates', ...words)])
    return { default: step }
  })
