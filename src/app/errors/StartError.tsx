import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'

/** The settings or first texts failed to load: only a retry can be offered. */
export function StartError() {
  return <GenericErrorScreen />
}
