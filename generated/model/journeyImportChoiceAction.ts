
/**
 * `create`: a new form, as a draft. `use`: the steps ask the existing form instead. `replace`: the form becomes the
 * draft of the existing one, whose published version stays until someone publishes it.
 */
export type JourneyImportChoiceAction = typeof JourneyImportChoiceAction[keyof typeof JourneyImportChoiceAction];


export const JourneyImportChoiceAction = {
  create: 'create',
  use: 'use',
  replace: 'replace',
} as const;
