import type { PersonName } from './people.ts'

/** The purpose of each seeded person in French, for the control page (English: `people.ts`). */
export const notesInFrench: Readonly<Record<PersonName, string>> = {
  maya: 'patiente de deux organisations, avec deux parcours actifs et un terminé',
  luc: 'sans rôle, donc patient ; en français ; une tâche est en retard',
  samuel: 'équipe de soins de deux organisations',
  priya: 'administration seulement',
  ana: 'les trois rôles',
  noor: 'toute nouvelle : ni consentement ni langue, un profil créé par le système',
  theo: 'proche aidant de sa mère Rose et de son fils Émile',
  uma: 'compte pas encore confirmé',
  odile:
    'équipe de soins de 38 organisations, patiente de quatre ; l’une a un thème que personne ne pourrait lire',
  gabriel: 'une longue histoire : six parcours dans deux organisations en sept mois',
  gisele: 'avant une chirurgie : un formulaire avec tous les types de questions, des fichiers et des alertes',
  beatrice: 'patiente de Lakeside, en français ; ses réponses déclenchent une alerte',
  harold: 'patient de Lakeside ; a commencé un suivi il y a cinq jours et s’est arrêté',
  amrit: 'patient de Lakeside ; une étape est en retard de plusieurs jours',
  walter:
    'avant une nouvelle hanche : l’équipe de soins a fait ses propres étapes et en a une ouverte ; une étape est bloquée, car la date de la chirurgie est illisible',
  irene: 'en français ; deux envois avec une alerte, et un appel que l’équipe de soins doit faire',
  elena: 'se connecte avec un code par courriel',
  simon: 'se connecte avec un code par texto',
  tessa: 'se connecte avec un code d’application d’authentification',
  rita: 'doit réinitialiser le mot de passe',
  felix: 'n’a pas de mot de passe : passe par Google seulement',
  tomas: 'a un mot de passe temporaire et doit en choisir un autre',
}
