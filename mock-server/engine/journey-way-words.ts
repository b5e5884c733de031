import type { JourneyDesignStep } from '#generated/model/index.ts'
import type { BothLanguages, Sentences } from '../store/localized.ts'
import { textIn } from '../store/localized.ts'

/** The name of a step in both languages; its id if it has none. */
export const stepName = (step: JourneyDesignStep | undefined): BothLanguages => {
  const name = (language: 'en-ca' | 'fr-ca') =>
    (step && textIn(language, step.name)) || (step?.activity_id ?? '')
  return { 'en-ca': name('en-ca'), 'fr-ca': name('fr-ca') }
}

/** Messages about the ways between steps. */
export const wayWords = {
  wayTwice: (name: BothLanguages): Sentences => ({
    'en-ca': `“${name['en-ca']}” already follows in the same way. Remove one of the two.`,
    'fr-ca': `« ${name['fr-ca']} » suit déjà de la même façon. Retirez l’un des deux.`,
  }),
  neverAgain: (name: BothLanguages): Sentences => ({
    'en-ca': `This never opens “${name['en-ca']}”, because that step is always done before this one. Lead back only for some answers, or repeat the step.`,
    'fr-ca': `Ceci n’ouvre jamais « ${name['fr-ca']} », car cette étape est toujours faite avant celle-ci. Revenez en arrière pour certaines réponses seulement, ou répétez l’étape.`,
  }),
  endless: (name: BothLanguages): Sentences => ({
    'en-ca': `This loop never ends: every answer leads back to “${name['en-ca']}”. Let at least one answer lead out of the loop.`,
    'fr-ca': `Cette boucle ne finit jamais : toutes les réponses ramènent à « ${name['fr-ca']} ». Faites sortir de la boucle au moins une réponse.`,
  }),
  idle: (name: BothLanguages): Sentences => ({
    'en-ca': `“${name['en-ca']}” follows after every answer, so this condition has no effect. Remove one of the two.`,
    'fr-ca': `« ${name['fr-ca']} » suit toutes les réponses; cette condition est donc sans effet. Retirez l’un des deux.`,
  }),
  gap: (example: BothLanguages): Sentences => ({
    'en-ca': `No next step opens after some answers (${example['en-ca']}). Add a next step for them if the journey should continue.`,
    'fr-ca': `Aucune étape ne suit certaines réponses (${example['fr-ca']}). Ajoutez une étape suivante si le parcours doit continuer.`,
  }),
  overlap: ({ example, one, other }: Record<'example' | 'one' | 'other', BothLanguages>): Sentences => ({
    'en-ca': `The same answer (${example['en-ca']}) opens both “${one['en-ca']}” and “${other['en-ca']}”. Change a condition if only one should open.`,
    'fr-ca': `La même réponse (${example['fr-ca']}) ouvre à la fois « ${one['fr-ca']} » et « ${other['fr-ca']} ». Changez une condition si une seule doit s’ouvrir.`,
  }),
  skipped: {
    'en-ca':
      'Some people reach this step without being asked this question. For them, the condition counts as not answered.',
    'fr-ca':
      'Certaines personnes arrivent à cette étape sans qu’on leur ait posé cette question. Pour elles, la condition compte comme sans réponse.',
  },
} satisfies Record<string, Sentences | ((...args: never[]) => Sentences)>
