import type { NamespacePatientTranslation } from '../../i18n-types.ts'

const patient = {
  home: {
    title: 'Accueil',
    greeting: {
      morning: 'Bonjour',
      afternoon: 'Bonjour',
      evening: 'Bonsoir',
      named: '{greeting} {name}',
    },
    nextStep: 'Prochaine étape',
    todo: 'À faire',
    newTasks: '{count} {{nouvelle tâche|nouvelles tâches}}',
    seeAll: 'Tout voir',
    allJourneys: 'Voir tous vos parcours',
    nothing: {
      title: 'Rien à faire pour le moment',
      last: 'Dernière étape terminée : {name} ({date})',
      later: 'La prochaine étape s’affichera ici au moment voulu.',
    },
    fresh: {
      title: 'Rien à faire pour l’instant',
      body: 'Votre équipe de soins n’a pas encore ajouté d’étape pour vous. Dès qu’elle le fera, vous la verrez ici.',
    },
  },
  failed: {
    tasks: 'Impossible de charger ce qu’il y a à faire',
    done: 'Impossible de charger ce qui est fait',
    journeys: 'Impossible de charger vos parcours',
  },
  noOrganization: {
    title: 'Bienvenue',
    heading: 'Vous n’êtes pas encore en lien avec une équipe de soins',
    body: 'Ici, vous suivez vos soins, une étape à la fois, avec votre clinique ou votre hôpital.',
    invitation:
      'Demandez une invitation à votre équipe de soins. Elle vous l’enverra par courriel ou par texto.',
    open: 'Ensuite, ouvrez sur cet appareil le lien de l’invitation.',
  },
  task: {
    start: 'Commencer',
    continue: 'Continuer',
    startNamed: 'Commencer : {name}',
    continueNamed: 'Continuer : {name}',
    minutes: 'Environ {count} {{minute|minutes}}',
    draft: 'Brouillon enregistré le {date}',
    open: 'À faire',
    started: 'Commencée',
    done: 'Faite',
    doneOn: 'Faite le {date}',
    forWhom: 'Pour {name}',
  },
  due: {
    overdue: 'En retard : c’était à faire {when}',
    overdueSince: 'En retard : c’était à faire le {date}',
    earlierToday: 'En retard : c’était à faire plus tôt aujourd’hui',
    today: 'À faire aujourd’hui',
    tomorrow: 'À faire demain',
    soon: 'À faire {when}',
    later: 'À faire d’ici le {date}',
  },
  journeys: {
    title: 'Vos parcours',
    ongoing: 'Parcours actuels',
    past: 'Parcours passés',
    showing: '{from} à {to} sur {total}',
    pages: 'Pages de parcours',
    previous: 'Page précédente',
    next: 'Page suivante',
    missingPage: 'Cette page n’existe pas : voici la première.',
    enrolledOn: 'Commencé le {date}',
    finishedOn: 'Terminé le {date}',
    openSteps: '{count} {{étape|étapes}} à faire maintenant',
    stepsDone: '{count} {{étape faite|étapes faites}}',
    empty: {
      title: 'Vous n’avez pas encore de parcours ici',
      body: 'Un parcours vous guide dans vos soins, étape par étape. C’est votre équipe de soins qui le met en place pour vous.',
    },
    state: {
      active: 'En cours',
      enrolled: 'En attente de la prochaine étape',
      pending: 'Pas encore commencé',
      cancelled: 'Arrêté',
      finished: 'Terminé',
    },
  },
  journey: {
    title: 'Votre parcours',
    back: 'Tous vos parcours',
    todo: 'À faire',
    nothingTodo: 'Rien à faire pour le moment. La prochaine étape s’affichera ici au moment voulu.',
    done: 'Terminé',
    latest: 'Voici les {shown} plus récentes sur {total}.',
    finishedTitle: 'Vous avez terminé ce parcours',
    finishedBody: 'Vous l’avez terminé le {date}. Vous pouvez toujours relire vos réponses ici.',
    stopped: {
      title: 'Ce parcours a été arrêté',
      body: 'Il n’y a plus rien à faire. Vous pouvez toujours relire vos réponses ici.',
    },
    monitored: {
      title: 'Votre équipe de soins lit vos réponses',
      body: 'Elle ne les lit peut-être pas tout de suite. En cas d’urgence, composez le 911.',
    },
    notMonitored: {
      title: 'Personne ne surveille vos réponses',
      body: 'Si votre santé vous inquiète, appelez votre équipe de soins. En cas d’urgence, composez le 911.',
    },
  },
  nextTask: {
    title: 'Votre parcours {journeyName}',
    about:
      'Votre équipe de soins a préparé ce parcours pour vous. Il vous guide dans vos soins, une étape à la fois.',
    now: 'Voici votre prochaine étape. Vous pouvez la faire maintenant ou y revenir plus tard à partir de la page d’accueil.',
    list: 'Votre prochaine étape',
    later: 'Je le ferai plus tard',
    view: 'Voir la tâche',
  },
} satisfies NamespacePatientTranslation

export default patient
