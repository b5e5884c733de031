import type { Language } from '#generated/model/index.ts'

/** The texts of the hosted pages. */
export type HostedTexts = {
  readonly lang: 'en-CA' | 'fr-CA'
  readonly chooseGoogle: string
  readonly chooseApple: string
  readonly pretended: string
  readonly noName: string
  readonly otherEnds: string
  readonly cancel: string
  readonly refuse: string
  readonly errorTitle: string
  readonly errorHelp: string
  readonly startAgain: string
  readonly errors: Readonly<Record<HostedError, string>>
}

/** Why a hosted page cannot go on and cannot send the person back either. */
export type HostedError = 'unauthorized_client' | 'redirect_mismatch' | 'invalid_request' | 'session_expired'

export const hostedTexts: Readonly<Record<Language, HostedTexts>> = {
  'en-ca': {
    lang: 'en-CA',
    chooseGoogle: 'Choose a Google account',
    chooseApple: 'Choose an Apple account',
    pretended:
      'This page stands in for the real one. These people are made up, and nothing leaves this computer.',
    noName: 'Hidden name',
    otherEnds: 'Other ways this can end',
    cancel: 'Cancel',
    refuse: 'The provider says no',
    errorTitle: 'This sign-in cannot go on',
    errorHelp: 'Go back to the portal and sign in again.',
    startAgain: 'Back to the portal',
    errors: {
      unauthorized_client: 'The portal that asked is not known here.',
      redirect_mismatch: 'The address to go back to is not on the list.',
      invalid_request: 'The request is not complete, or asks for something that is not offered.',
      session_expired: 'This page was used already, or was open too long.',
    },
  },
  'fr-ca': {
    lang: 'fr-CA',
    chooseGoogle: 'Choisir un compte Google',
    chooseApple: 'Choisir un compte Apple',
    pretended:
      'Cette page remplace la vraie. Ces personnes sont inventées, et rien ne quitte cet ordinateur.',
    noName: 'Nom masqué',
    otherEnds: 'Autres issues possibles',
    cancel: 'Annuler',
    refuse: 'Le fournisseur refuse',
    errorTitle: 'Cette connexion ne peut pas continuer',
    errorHelp: 'Retournez au portail et connectez-vous de nouveau.',
    startAgain: 'Retour au portail',
    errors: {
      unauthorized_client: 'Le portail qui a fait la demande n’est pas connu ici.',
      redirect_mismatch: 'L’adresse de retour ne figure pas dans la liste.',
      invalid_request: 'La demande est incomplète ou porte sur quelque chose qui n’est pas offert.',
      session_expired: 'Cette page a déjà servi ou est restée ouverte trop longtemps.',
    },
  },
}
