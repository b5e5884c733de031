import { GenericErrorScreen } from '#src/ui/GenericErrorScreen.tsx'

/** The settings or the first words did not come: there is nothing to show yet but a way to try again. */
export function StartError() {
  return <GenericErrorScreen />
}
