/** Home screens cut longer names. */
const SHORT = 12

/** A web manifest with the name of this portal; a long name's short form is its first words. */
export function namedManifest(manifest: string, name: string): string {
  let short = ''
  for (const word of name.split(' ')) {
    const longer = short === '' ? word : `${short} ${word}`
    if (short !== '' && longer.length > SHORT) break
    short = longer
  }
  return `${JSON.stringify({ ...JSON.parse(manifest), name, short_name: short }, null, 2)}\n`
}
