import type { UserChangeRefusedCode } from '#generated/model/index.ts'
import type { Failure } from '../../failures.ts'
import { conflict } from '../../failures.ts'
import type { Sentences } from '../../store/localized.ts'

const words: Readonly<Record<UserChangeRefusedCode, Sentences>> = {
  own_admin_role: {
    'en-ca': 'You cannot take away your own administrator role. Ask another administrator.',
    'fr-ca':
      'Vous ne pouvez pas retirer votre propre rôle d’administration. Demandez à une autre administratrice ou à un autre administrateur.',
  },
  own_account: {
    'en-ca': 'You cannot deactivate your own account. Ask another administrator.',
    'fr-ca':
      'Vous ne pouvez pas désactiver votre propre compte. Demandez à une autre administratrice ou à un autre administrateur.',
  },
  last_admin: {
    'en-ca': 'Nobody else is an administrator. Make somebody else one first.',
    'fr-ca': 'Personne d’autre n’a le rôle d’administration. Donnez-le d’abord à quelqu’un d’autre.',
  },
  no_role_left: {
    'en-ca': 'Without this role the person would have none. Deactivate the account instead.',
    'fr-ca': 'Sans ce rôle, la personne n’en aurait aucun. Désactivez plutôt le compte.',
  },
  deactivated: {
    'en-ca': 'This account is deactivated. Reactivate it first.',
    'fr-ca': 'Ce compte est désactivé. Réactivez-le d’abord.',
  },
  active: {
    'en-ca': 'This account is in use already.',
    'fr-ca': 'Ce compte est déjà utilisé.',
  },
}

/** Why a person's account stays as it is: a 409 in words that an administrator understands. */
export const changeRefused = (code: UserChangeRefusedCode): Failure => conflict(words[code], code)
