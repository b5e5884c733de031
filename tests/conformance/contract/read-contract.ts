import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type {
  Contract,
  Credential,
  HeaderSpec,
  Media,
  Operation,
  Parameter,
  ResponseSpec,
} from './contract.ts'
import type { Json, JsonObject } from './document.ts'
import { isObject, objectAt } from './document.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/**
 * Reads an OpenAPI document in one file, JSON or YAML.
 * @throws Error with one sentence when the file is not there or holds no such document
 */
export function readContract(file: string): Contract {
  const document = documentIn(readFileSync(file, 'utf8'))
  if (isObject(document) && typeof document.swagger === 'string')
    throw new Error(`${file} is Swagger ${document.swagger}. Convert it to OpenAPI 3 first.`)
  if (!isObject(document) || typeof document.openapi !== 'string')
    throw new Error(`${file} is not an OpenAPI 3 document.`)
  if (!isObject(document.paths)) throw new Error(`${file} has no paths: there is nothing to call.`)
  return contractOf(document, file)
}

/** YAML includes JSON, but its parser takes 30 times as long. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parse(text)
  }
}

/** The same for a document that is there already. */
export function contractOf(document: JsonObject, file: string): Contract {
  const info = objectAt(document, document.info)
  const operations = Object.entries(objectAt(document, document.paths)).flatMap(([path, value]) => {
    const item = objectAt(document, value)
    return METHODS.filter((method) => isObject(item[method])).map((method) =>
      operationOf(document, path, method, item),
    )
  })
  return { file, title: text(info.title), version: text(info.version), document, operations }
}

function operationOf(document: JsonObject, path: string, method: string, item: JsonObject): Operation {
  const operation = objectAt(document, item[method])
  const body = operation.requestBody === undefined ? undefined : objectAt(document, operation.requestBody)
  return {
    id: text(operation.operationId) || `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: text(operation.summary),
    assumed: operation['x-assumed'] === true || item['x-assumed'] === true,
    security: securityOf(operation.security ?? document.security),
    credential: credentialOf(document, operation.security ?? document.security),
    parameters: parametersOf(document, item, operation),
    body: body && { required: body.required === true, media: mediaOf(document, body.content) },
    responses: Object.entries(objectAt(document, operation.responses)).map(([status, response]) =>
      responseOf(document, status, response),
    ),
    extensions: extensionsOf(operation),
  }
}

const extensionsOf = (holder: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(holder).filter(([name]) => name.startsWith('x-')))

function securityOf(security: Json | undefined): Operation['security'] {
  const ways = Array.isArray(security) ? security : []
  if (ways.length === 0) return 'none'
  return ways.some((way) => isObject(way) && Object.keys(way).length === 0) ? 'optional' : 'required'
}

const BEARER: Credential = { in: 'header', name: 'authorization', scheme: 'Bearer' }

/** The first way to sign in that takes a bearer token, or else the first one that takes a key or a password. */
function credentialOf(document: JsonObject, security: Json | undefined): Credential {
  const schemes = objectAt(document, objectAt(document, document.components).securitySchemes)
  const ways = list(security).flatMap((way) => (isObject(way) ? Object.keys(way) : []))
  const all = ways.map((name) => credentialIn(objectAt(document, schemes[name])))
  return all.find((one) => one.scheme === 'Bearer') ?? all[0] ?? BEARER
}

function credentialIn({ type, scheme, name, in: place }: JsonObject): Credential {
  if (type === 'http' && text(scheme).toLowerCase() === 'basic') return { ...BEARER, scheme: 'Basic' }
  if (type !== 'apiKey' || text(name) === '') return BEARER
  return place === 'query' || place === 'cookie'
    ? { in: place, name: text(name), scheme: undefined }
    : { in: 'header', name: text(name).toLowerCase(), scheme: undefined }
}

/** Those of the path, unless the operation has one of the same name and place. */
function parametersOf(document: JsonObject, item: JsonObject, operation: JsonObject): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const value of [...list(item.parameters), ...list(operation.parameters)]) {
    const raw = objectAt(document, value)
    const parameter: Parameter = {
      name: text(raw.name),
      in: placeOf(raw.in),
      required: raw.required === true,
      assumed: raw['x-assumed'] === true,
      schema: raw.schema ?? {},
      examples: examplesOf(document, raw),
      isFilter: raw['x-filter'] !== false,
      extensions: extensionsOf(raw),
      explode: raw.explode !== false && (raw.style === undefined || raw.style === 'form'),
    }
    found.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return [...found.values()]
}

function responseOf(document: JsonObject, status: string, value: Json): ResponseSpec {
  const response = objectAt(document, value)
  const headers: HeaderSpec[] = Object.entries(objectAt(document, response.headers)).map(([name, header]) => {
    const { required, schema, 'x-assumed': assumed } = objectAt(document, header)
    const named = { name: name.toLowerCase(), schema: schema ?? {} }
    return { ...named, required: required === true, assumed: assumed === true }
  })
  return {
    status,
    assumed: response['x-assumed'] === true,
    headers,
    media: mediaOf(document, response.content),
  }
}

const mediaOf = (document: JsonObject, content: Json | undefined): Media[] =>
  Object.entries(objectAt(document, content)).map(([type, value]) => {
    const media = objectAt(document, value)
    const [essence = ''] = type.toLowerCase().split(';')
    const encoding = Object.fromEntries(
      Object.entries(objectAt(document, media.encoding)).map(([name, one]) => [
        name,
        encodingOf(objectAt(document, one)),
      ]),
    )
    return { type: essence.trim(), schema: media.schema, examples: examplesOf(document, media), encoding }
  })

const encodingOf = ({ style, explode }: JsonObject) => ({
  ...(typeof style === 'string' && { style }),
  ...(typeof explode === 'boolean' && { explode }),
})

/** `example`, `examples`, and those of the schema. */
function examplesOf(document: JsonObject, holder: JsonObject): Json[] {
  const named = Object.values(objectAt(document, holder.examples)).flatMap(
    (value) => objectAt(document, value).value ?? [],
  )
  const schema = objectAt(document, holder.schema)
  const own = [holder.example, ...named, schema.example, ...list(schema.examples)]
  return own.filter((value) => value !== undefined)
}

const placeOf = (value: Json | undefined): Parameter['in'] =>
  value === 'path' || value === 'header' || value === 'cookie' ? value : 'query'

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
