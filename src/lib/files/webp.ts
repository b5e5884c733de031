import type { FileKind } from './file-rules.ts'

export const webp: FileKind = {
  name: 'WebP',
  endings: ['.webp'],
  type: 'image/webp',
  begins: /^RIFF[^]{4}WEBP/,
}
