// The kinds of contract changes, each a realistic mistake: in one place, and consistent.
import { partAt } from './sites.mjs'

/** @typedef {import('../../mock-server/reference/facts.mjs').Json} Json */
/** @typedef {ReturnType<typeof import('./sites.mjs').sitesOf>} Sites */
/**
 * `sites`: where it can be done; `able`: whether it can there. `change` does it and says what it did.
 * @typedef {{
 *   name: string,
 *   sites: keyof Sites,
 *   able?: (part: any, object: any, name: string) => boolean,
 *   change: (document: Json, at: readonly string[], random: () => number) => string,
 * }} Kind
 */

/** The object schema that a field belongs to. @param {Json} document @param {readonly string[]} at */
const objectOf = (document, at) => partAt(document, at.slice(0, -2))

/** The same object with one name changed in its place, or taken out. */
/** @param {Json} object @param {string} from @param {string | undefined} to */
const renamed = (object, from, to) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      name !== from ? [[name, value]] : to === undefined ? [] : [[to, value]],
    ),
  )

/** Changes a field's name everywhere in its object; its examples too. @param {Json} document @param {readonly string[]} at @param {string} [to] */
function renameField(document, at, to) {
  const object = objectOf(document, at)
  const from = String(at.at(-1))
  object.properties = renamed(object.properties, from, to)
  if (object.required)
    object.required = object.required.flatMap((/** @type {string} */ name) =>
      name !== from ? [name] : to === undefined ? [] : [to],
    )
  if (Array.isArray(object.examples))
    object.examples = object.examples.map((/** @type {any} */ example) => renamed(example, from, to))
}

/** @type {Readonly<Record<string, string>>} */
const OTHER_TYPE = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  array: 'string',
  object: 'string',
}
/** @type {Readonly<Record<string, string>>} */
const OTHER_FORMAT = {
  uuid: 'date',
  'date-time': 'uuid',
  date: 'date-time',
  email: 'uri',
  uri: 'email',
  'uri-reference': 'uuid',
}

/** @param {any} type a type, or several with null */
const isNullable = (type) => Array.isArray(type) && type.includes('null')

/** @type {readonly Kind[]} */
export const kinds = [
  {
    name: 'field renamed',
    sites: 'fields',
    change(document, at) {
      renameField(document, at, `${at.at(-1)}_new`)
      return `${at.at(-1)} is now ${at.at(-1)}_new`
    },
  },
  {
    name: 'field removed',
    sites: 'fields',
    change(document, at) {
      renameField(document, at)
      return `${at.at(-1)} is gone`
    },
  },
  {
    name: 'type changed',
    sites: 'fields',
    able: ({ type }) => type !== undefined,
    change(document, at) {
      const field = partAt(document, at)
      const [was] = [field.type].flat().filter((type) => type !== 'null')
      const now = OTHER_TYPE[was] ?? 'string'
      const type = isNullable(field.type) ? [now, 'null'] : now
      objectOf(document, at).properties[String(at.at(-1))] = { type }
      return `${was} is now ${now}`
    },
  },
  {
    name: 'enum value removed',
    sites: 'enumerations',
    change(document, at, random) {
      const schema = partAt(document, at)
      const [gone] = schema.enum.splice(Math.floor(random() * schema.enum.length), 1)
      return `${gone} is gone`
    },
  },
  {
    name: 'required flipped',
    sites: 'fields',
    change(document, at) {
      const object = objectOf(document, at)
      const name = String(at.at(-1))
      const was = object.required?.includes(name) ?? false
      const others = (object.required ?? []).filter((/** @type {string} */ one) => one !== name)
      object.required = was ? others : [...others, name]
      return was ? `${name} may be missing` : `${name} must be there`
    },
  },
  {
    name: 'null flipped',
    sites: 'fields',
    able: ({ type }) => type !== undefined,
    change(document, at) {
      const field = partAt(document, at)
      const was = isNullable(field.type)
      field.type = was
        ? field.type.filter((/** @type {string} */ type) => type !== 'null')[0]
        : [field.type, 'null']
      return was ? 'is never null' : 'may be null'
    },
  },
  {
    name: 'format changed',
    sites: 'formats',
    able: ({ format }) => format in OTHER_FORMAT,
    change(document, at) {
      const schema = partAt(document, at)
      const was = schema.format
      schema.format = OTHER_FORMAT[was]
      delete schema.examples
      return `${was} is now ${schema.format}`
    },
  },
  {
    name: 'parameter renamed',
    sites: 'parameters',
    change(document, at) {
      const parameter = partAt(document, at)
      parameter.name += '_new'
      return `it is now ${parameter.name}`
    },
  },
  {
    name: 'path changed',
    sites: 'paths',
    change(document, at) {
      const path = String(at.at(-1))
      const to = path.replace(/([^/{}]+)\/(\{[^}]+\}\/)?$/, '$1-new/$2')
      document.paths = renamed(/** @type {Json} */ (document.paths), path, to)
      return `it is now ${to}`
    },
  },
  {
    name: 'status removed',
    sites: 'statuses',
    change(document, at) {
      delete partAt(document, at.slice(0, -1))[String(at.at(-1))]
      return `${at.at(-1)} is gone`
    },
  },
]
