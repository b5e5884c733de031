/** Parts are loaded when they are first needed; a build in the meantime removes the files of the server that runs. */
export const unloadedPart =
  'The mock server could not load a part of itself. It was probably rebuilt since it started: restart it and try again.'

export const unloadedHeaders = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }
