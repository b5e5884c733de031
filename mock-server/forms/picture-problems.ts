import type { FormField, FormOptionPicture } from '#generated/model/index.ts'
import { bytesOfBase64 } from '../cognito/encoding.ts'
import { mediaTypeOf } from '../media/content-files.ts'
import type { Sentences } from '../store/localized.ts'
import type { FormProblem } from './form-problem.ts'

const words = {
  noPicture: {
    'en-ca': 'This is not a PNG, JPEG or WebP picture.',
    'fr-ca': 'Ce n’est pas une image PNG, JPEG ou WebP.',
  },
  noRoom: {
    'en-ca': 'Lists and grids don’t show pictures. Remove the picture.',
    'fr-ca': 'Les listes et les grilles n’affichent pas d’images. Retirez l’image.',
  },
} satisfies Record<string, Sentences>

function typeOf({ data }: FormOptionPicture): string | undefined {
  try {
    return mediaTypeOf(bytesOfBase64(data))
  } catch {
    return undefined
  }
}

/** Pictures of answers that are none, or that the question doesn't show. */
export function pictureProblems(field: FormField, pointer: string): FormProblem[] {
  if (!('options' in field)) return []
  const hasRoom = field.type === 'multi_choice' || (field.type === 'choice' && !field.as_list)
  return field.options.flatMap(({ picture }, at): FormProblem[] => {
    if (!picture) return []
    const place = `${pointer}/options/${at}/picture`
    if (!hasRoom) return [{ pointer: place, message: words.noRoom }]
    const isPicture = typeOf(picture) === picture.content_type
    return isPicture ? [] : [{ pointer: `${place}/data`, message: words.noPicture }]
  })
}
