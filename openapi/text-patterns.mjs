// The one rule for what people write: what is marked `x-text: line` or `x-text: lines` gets its pattern when the contract
// is bundled. The patterns are read without the `u` flag, as zod reads them; whole code points pass in both readings.

/** Plain characters up to Armenian, without controls and invisible ones. */
const latin = String.raw`\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F`
/** Invisible characters, direction overrides and non-characters. */
const invisible = String.raw`\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB`
const noCharacters = String.raw`\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF`
/** Characters of two code units: emoji, rare letters and their variants; never half of one. */
const pair = String.raw`(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF]`
/** Persian, Indic scripts and emoji need joiners; they may only follow a character. */
const joiner = String.raw`[\u200C\u200D]?`

export const patterns = {
  /** One line in which there is something to see. */
  line: String.raw`^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[${latin}]|(?:[^\u0000-\u058F${invisible}${noCharacters}]|${pair})${joiner})+$`,
  /** Any number of lines, also none: no controls, nothing that turns the direction, no half characters. */
  lines: String.raw`^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069${noCharacters}]|${pair})*$`,
}

/** The plugin of redocly.yaml. */
export default () => ({
  id: 'text-patterns',
  decorators: {
    oas3: {
      write: () => ({
        Schema: {
          leave(schema) {
            const kind = schema['x-text']
            if (kind !== undefined) schema.pattern = patterns[kind]
          },
        },
      }),
    },
  },
})
