import type { ComponentType } from 'react'
import { latePart } from '#src/lib/late-part.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'

const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(load, <PageLoading />)

/** The areas of the portal, each in its own file with its gates. The area of the first screen loads before it renders. */
export const [SignedInArea, loadSignedInArea] = part(
  async () => (await import('./SignedInArea.tsx')).SignedInArea,
)
export const [OpenArea, loadOpenArea] = part(async () => (await import('./OpenArea.tsx')).OpenArea)
export const [ShareArea, loadShareArea] = part(async () => (await import('./ShareArea.tsx')).ShareArea)
export const [ClaimArea] = part(async () => (await import('./ClaimArea.tsx')).ClaimArea)

/** Loaded with the shell, so it is available when nothing else loads. */
export const [PageFailure] = part(async () => (await import('./SignedInArea.tsx')).PageFailure)
