// The types of the texts, read from the English ones: which there are, and which values each takes.
import type { LocalizedString, RequiredParams } from 'typesafe-i18n'
import type { loadEnglish } from './en-ca/loaders.ts'

export type Locales = 'en-ca' | 'fr-ca'
export type Part = keyof English
export type Namespaces = Exclude<Part, 'shell'>

/** The words of the shell and of each namespace. */
type English = {
  [Name in keyof typeof loadEnglish]: Awaited<ReturnType<(typeof loadEnglish)[Name]>>['default']
}

type Types = { string: string; number: number }

/** The value of `{name:string|formatter}`. */
type Value<Text extends string> = Text extends `${infer Named}|${string}`
  ? Value<Named>
  : Text extends `${infer Name}:${infer Type extends keyof Types}`
    ? { [_ in Name]: Types[Type] }
    : { [_ in Text]: unknown }

/** The value that `{{count:day|days}}` depends on; `{{day|days}}` depends on the one before it. */
type Counted<Text extends string> = Text extends `${infer Name}:${string}`
  ? { [_ in Name]: string | number | boolean }
  : unknown

type Values<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `{${infer Plural}` ? Counted<Plural> : Value<Inside>) & Values<Rest>
  : unknown

/** What another language has to name, as it names it: `name`, `name|formatter`. Plurals are its own matter. */
type Names<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `{${string}` ? never : NameOf<Inside>) | Names<Rest>
  : never
type NameOf<Text extends string> = Text extends `${infer Name}:${string}|${infer Formatter}`
  ? `${Name}|${Formatter}`
  : Text extends `${infer Name}:${string}`
    ? Name
    : Text

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

type Functions<Words> = {
  [Key in keyof Words]: Words[Key] extends infer Text extends string
    ? unknown extends Values<Text>
      ? () => LocalizedString
      : (values: Flat<Values<Text>>) => LocalizedString
    : Functions<Words[Key]>
}

type Translated<Words> = {
  [Key in keyof Words]: Words[Key] extends infer Text extends string
    ? [Names<Text>] extends [never]
      ? string
      : RequiredParams<Names<Text>>
    : Translated<Words[Key]>
}

/** The words of the shell in another language. */
export type Translation = Translated<English['shell']>
/** The words of a namespace in another language. */
export type TranslationOf<Name extends Namespaces> = Translated<English[Name]>
export type Translations = Translation & { [Name in Namespaces]: TranslationOf<Name> }
export type TranslationFunctions = Functions<English['shell']> & {
  [Name in Namespaces]: Functions<English[Name]>
}
export type Formatters = { bare: (value: string) => unknown; value: (value: unknown) => unknown }
