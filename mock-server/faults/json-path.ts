/**
 * Writes a value into a parsed JSON body. The path is `$.results[0].name` or `results.0.name`; `*` stands for every
 * item or member. Without a value (undefined) the place is removed. A path that leads nowhere changes nothing.
 */
export function writeAt(body: unknown, jsonPath: string, value: unknown): unknown {
  const keys = jsonPath
    .replace(/^\$\.?/, '')
    .replaceAll(/\[(?:(\d+|\*)|'([^']*)'|"([^"]*)")\]/g, '.$1$2$3')
    .split('.')
    .filter((key) => key !== '')
  return keys.length === 0 ? value : write(body, keys, value)
}

function write(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  const copy: Record<string, unknown> | unknown[] = Array.isArray(node) ? [...node] : { ...node }
  const members: Record<string, unknown> = Object(copy)
  for (const name of key === '*' ? Object.keys(node) : [key]) {
    if (rest.length > 0) members[name] = write(members[name], rest, value)
    else if (value === undefined) delete members[name]
    else members[name] = value
  }
  return copy
}
