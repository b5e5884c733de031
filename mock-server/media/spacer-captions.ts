import type { Language } from '#generated/model/index.ts'

/**
 * The captions of the video about the spacer, five seconds per step (store/seeds/library/breathing.ts has the
 * text).
 */
const steps: Readonly<Record<Language, readonly string[]>> = {
  'en-ca': [
    'Shake the puffer five times. Take off the cap.',
    'Put the puffer into the spacer.',
    'Breathe out. Close your lips around the mouthpiece.',
    'Press the puffer once.',
    'Breathe in slowly. Hold your breath for ten seconds.',
    'Wait one minute before the next puff. Rinse your mouth.',
  ],
  'fr-ca': [
    'Secouez la pompe cinq fois. Enlevez le capuchon.',
    'Insérez la pompe dans l’aérochambre.',
    'Expirez. Fermez les lèvres autour de l’embout.',
    'Appuyez une fois sur la pompe.',
    'Inspirez lentement. Retenez votre souffle dix secondes.',
    'Attendez une minute avant la prochaine bouffée. Rincez-vous la bouche.',
  ],
}

const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`

const webVtt = (locale: Language) =>
  [
    'WEBVTT',
    ...steps[locale].map(
      (text, index) => `${time(index * 5)} --> ${time(index * 5 + 5)}\n${index + 1}. ${text}`,
    ),
  ].join('\n\n')

/** By path. */
export const spacerCaptions: Readonly<Record<string, string>> = {
  '/media/library/spacer.en-ca.vtt': webVtt('en-ca'),
  '/media/library/spacer.fr-ca.vtt': webVtt('fr-ca'),
}
