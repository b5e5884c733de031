import type { TranslationOf } from '../../types.ts'

/** Les mots sur la révision d’un brouillon par une autre personne de l’administration. */
export const reviewWords = {
  review: {
    states: { waiting: 'En attente de révision', returned: 'Renvoyé' },
    filter: 'Révision',
    mine: 'En attente de révision',
    mineBody:
      'Depuis le {date}, une autre personne de l’administration peut l’approuver ou le renvoyer. Si vous enregistrez un changement, votre demande est retirée.',
    theirs: '{name} vous demande une révision',
    theirsBody: 'Demandée le {date} : voyez ce qui change, puis publiez ou renvoyez le brouillon.',
    said: '« {comment} »',
    returned: '{name} a renvoyé ce brouillon',
    returnedBody: 'Renvoyé le {date}',
    writing: '{name} y travaille encore',
    writingBody:
      'La révision de ce brouillon n’est pas encore demandée. Si vous le modifiez, vous pouvez la demander vous-même.',
    ask: 'Demander une révision…',
    askTitle: 'Demander une révision',
    askEffect:
      'Une autre personne de l’administration voit ce qui change, puis publie le brouillon ou vous le renvoie. Rien n’est encore publié.',
    askHelp: 'La personne qui révise peut le lire, et les autres aussi dans l’historique.',
    askConfirm: 'Demander une révision',
    asked: 'Votre demande est envoyée. Une autre personne de l’administration peut maintenant réviser.',
    open: 'Réviser…',
    title: 'Réviser les changements',
    approve: 'Approuver et publier',
    sendBack: 'Renvoyer…',
    sendBackTitle: 'Renvoyer le brouillon ?',
    sendBackBody: '{name} voit votre raison dans cet éditeur. Le brouillon reste tel quel.',
    reason: 'Ce qui doit changer',
    reasonMissing: 'Entrez une raison.',
    sendBackConfirm: 'Renvoyer',
    sentBack: 'Le brouillon a été renvoyé à {name}.',
  },
} satisfies Pick<TranslationOf<'journeyEditor'>, 'review'>
