import type { TranslationOf } from '../../types.ts'

const partners = {
  library: {
    title: 'Les personnes proches aidantes ne voient pas cette bibliothèque',
    body: 'Ce qui y est recommandé ou enregistré n’est visible que par {name}.',
    own: 'Revenir à votre propre bibliothèque',
  },
  young: {
    title: {
      full: 'Ce que vous voyez de {name} change le {date}',
      limited: '{name} a eu {age} ans le {date}',
    },
    sees: {
      full: '{name} aura {age} ans ce jour-là. Vous verrez toujours les parcours, les étapes et les dates, et vous pourrez répondre aux étapes. Vous ne verrez plus l’Histoire de santé, les documents, les résultats d’examens ni les réponses envoyées.',
      limited:
        'À partir de cet âge, l’Histoire de santé, les documents, les résultats et les réponses envoyées ne sont visibles que par {name}. Cette jeune personne peut les partager avec vous. Vous voyez toujours les parcours, les étapes et les dates, et vous pouvez répondre aux étapes.',
    },
    next: '{name} peut créer son propre compte et vous y inviter comme personne proche aidante. Vous verriez alors les étapes et les réponses. Pour les dossiers conservés ici, {name} peut s’adresser à l’équipe de soins.',
    home: 'Aller aux étapes',
    download: 'La copie ne contient pas ce que seules ces personnes peuvent voir maintenant : {names}.',
  },
  title: 'Personnes proches aidantes',
  intro: 'Invitez une personne de confiance à vous aider pour vos soins. Elle utilise son propre compte.',
  mine: 'Les personnes qui vous aident',
  mineOf: 'Les personnes qui aident {name}',
  none: 'Personne n’aide pour l’instant.',
  failed: 'Nous n’avons pas pu charger vos personnes proches aidantes',
  invite: 'Inviter une personne proche aidante',
  inviteFor: 'Inviter une personne proche aidante pour {name}',
  helped: 'Les personnes que vous aidez',
  helpedNone: 'Vous n’aidez personne pour l’instant. Les invitations envoyées à {email} apparaissent ici.',
  helpedFailed: 'Nous n’avons pas pu charger les personnes que vous aidez',
  level: {
    read: 'Consulter',
    fill_in: 'Remplir',
    manage: 'Gérer',
  },
  levelHelp: {
    read: 'Voir vos parcours, vos étapes et vos réponses.',
    fill_in: 'Et répondre aux étapes pour vous.',
    manage: 'Et s’inscrire à des parcours ou les quitter pour vous.',
  },
  may: {
    read: 'Peut voir les parcours, les étapes et les réponses',
    fill_in: 'Peut voir les parcours et répondre aux étapes',
    manage: 'Peut voir les parcours, répondre aux étapes, s’inscrire à des parcours ou les quitter',
  },
  until: 'Jusqu’au {date}',
  untilEnded: 'Sans date de fin',
  waiting: 'Invitation du {date}, sans réponse',
  since: 'Depuis le {date}',
  invites: '{name} vous invite à l’aider',
  act: 'Agir pour {name}',
  form: {
    title: 'Inviter une personne proche aidante',
    intro: 'Nous envoyons une invitation par courriel. Rien n’est partagé avant son acceptation.',
    email: 'Son adresse courriel',
    emailHelp: 'La personne se connecte avec cette adresse, ou crée un compte avec elle.',
    level: 'Ce qu’elle peut faire',
    howLong: 'Durée',
    none: 'Sans date de fin',
    month: 'Pendant 30 jours',
    year: 'Pendant un an',
    limits:
      'Cette personne ne voit pas l’Histoire de santé. Elle ne peut ni partager ni inviter. Votre équipe de soins voit qui vous aide.',
    send: 'Envoyer l’invitation',
    sent: 'Nous avons envoyé une invitation à {email}.',
    failed:
      'Nous n’avons pas pu envoyer l’invitation. Ce que vous avez écrit est toujours là. Veuillez réessayer.',
    already: 'Cette personne est déjà invitée.',
    tooMany: 'Vous avez 10 personnes proches aidantes. Mettez fin à un accès avant d’en inviter une autre.',
  },
  accept: 'Accepter',
  acceptFor: 'Accepter : {name}',
  accepted: 'Vous aidez maintenant {name}.',
  acceptFailed: 'Nous n’avons pas pu accepter l’invitation. Veuillez réessayer.',
  gone: 'Cette invitation a pris fin.',
  end: {
    cancel: 'Annuler l’invitation',
    decline: 'Refuser',
    end: 'Mettre fin à l’accès',
    stop: 'Cesser d’aider',
    named: '{action} : {name}',
    title: {
      cancel: 'Annuler l’invitation à {name} ?',
      decline: 'Refuser d’aider {name} ?',
      end: 'Mettre fin à l’accès de {name} ?',
      stop: 'Cesser d’aider {name} ?',
    },
    body: {
      cancel: 'Cette personne ne pourra plus l’accepter.',
      decline: 'Nous l’en informerons. Une nouvelle invitation reste possible.',
      end: 'L’accès prend fin tout de suite. Votre équipe de soins garde ce qui a été envoyé. Nous informerons cette personne.',
      stop: 'Votre accès prend fin tout de suite. L’équipe de soins garde ce que vous avez envoyé. Nous informerons cette personne.',
    },
    keep: 'Revenir',
    done: 'C’est terminé.',
    failed: 'Nous n’avons pas pu y mettre fin. Veuillez réessayer.',
  },
} satisfies TranslationOf<'partners'>

export default partners
