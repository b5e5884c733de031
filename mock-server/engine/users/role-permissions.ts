import type { PermissionLevel, RolePermissionKey } from '#generated/model/index.ts'
import type { OperationId } from '../../contract/operation-id.ts'
import type { BothLanguages } from '../../store/localized.ts'

type Level = { readonly [Role in 'patient' | 'provider' | 'admin']: PermissionLevel }

export type RolePermissionRow = Level & {
  readonly key: RolePermissionKey
  readonly name: BothLanguages
  /** A representative operation: its callers hold at least one level (a test compares the contract's `x-access`). */
  readonly like: OperationId
}

const row = (
  key: RolePermissionKey,
  like: OperationId,
  [english, french]: readonly [string, string],
  [patient, provider, admin]: readonly [PermissionLevel, PermissionLevel, PermissionLevel],
): RolePermissionRow => ({
  key,
  like,
  name: { 'en-ca': english, 'fr-ca': french },
  patient,
  provider,
  admin,
})

/** The permissions of each role: `x-access` and access.ts in words, by area. */
export const rolePermissions: readonly RolePermissionRow[] = [
  row(
    'health_story',
    'createCondition',
    ['Keep a Health Story', 'Tenir un dossier Mon histoire de santé'],
    ['own', 'own', 'own'],
  ),
  row(
    'answer_steps',
    'completeTask',
    ['Do the steps of a journey', 'Faire les étapes d’un parcours'],
    ['own', 'organization', 'none'],
  ),
  row(
    'read_answers',
    'filterProcessInstances',
    ['Read the answers of patients', 'Lire les réponses des patients'],
    ['none', 'organization', 'all'],
  ),
  row(
    'enrol',
    'addProcessInstanceExecution',
    ['Add and remove steps of a patient', 'Ajouter ou retirer les étapes d’un patient'],
    ['none', 'organization', 'all'],
  ),
  row(
    'invite',
    'createInvitations',
    ['Invite people to a journey', 'Inviter des personnes à un parcours'],
    ['none', 'organization', 'all'],
  ),
  row(
    'send_messages',
    'messageProcessInstances',
    ['Send approved messages', 'Envoyer des messages approuvés'],
    ['none', 'organization', 'all'],
  ),
  row(
    'message_templates',
    'createMessageTemplate',
    ['Write the messages that care teams may send', 'Écrire les messages que l’équipe de soins peut envoyer'],
    ['none', 'none', 'all'],
  ),
  row(
    'organization_settings',
    'updateOrganization',
    [
      'Change an organization: details, logo, colours',
      'Modifier une organisation : coordonnées, logo, couleurs',
    ],
    ['none', 'organization', 'all'],
  ),
  row(
    'process_instances',
    'deleteProcessInstance',
    ['Repair and delete process instances', 'Réparer et supprimer les instances de processus'],
    ['none', 'none', 'all'],
  ),
  row(
    'users',
    'updateUserRoles',
    [
      'Add users, change their roles, deactivate them',
      'Ajouter des utilisateurs, changer leurs rôles, les désactiver',
    ],
    ['none', 'none', 'all'],
  ),
  row(
    'audit',
    'listAuditEvents',
    ['See who changed what', 'Voir qui a modifié quoi'],
    ['none', 'none', 'all'],
  ),
]
