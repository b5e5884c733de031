import type { TranslationOf } from '../../types.ts'

/** Words about importing a journey with its forms. */
export const importWords = {
  import: {
    title: 'Ce qui sera importé',
    checking: 'Vérification du fichier…',
    notJson: 'Ce n’est pas un fichier JSON valide. Vérifiez la ligne {line}.',
    tooLong: 'Le fichier est trop long. Il peut avoir jusqu’à 2 000 000 caractères.',
    invalid: 'Rien n’a été importé. Corrigez d’abord ces endroits dans le fichier :',
    failed: 'Impossible de vérifier le fichier. Veuillez réessayer.',
    offline: 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.',
    notChecked: 'Rien n’a été importé. Vérifiez ce qui est affiché sous le fichier, puis réessayez.',
    journey: 'Un nouveau parcours de {count} {{count:étape|étapes}}, comme brouillon.',
    missing: 'Formulaires absents du fichier',
    missingForm:
      '{key} : ce formulaire n’existe pas ici. Choisissez-en un autre avant de publier le parcours.',
    missingHere: '« {name} » ({key}) existe déjà ici et sera utilisé.',
    picture:
      'L’image de bannière reste dans la médiathèque d’origine. Choisissez-en une de cette organisation avant de publier le parcours.',
    pictureHere: 'L’image de bannière « {name} » sera ajoutée à la médiathèque.',
    pictureShows: 'Elle montre : {english} / {french}',
    pictureLeftOut:
      'L’image de bannière n’est pas dans le fichier, car elle dépasse 1 Mo ou a été supprimée.',
    unpublished: 'Rien n’est publié. Publiez d’abord les nouveaux formulaires, puis le parcours.',
    done: '{done} Formulaires à publier : {count}.',
    exportFailed: 'Impossible de charger ses formulaires ; rien n’a été exporté. Veuillez réessayer.',
    target: {
      label: 'Ce parcours a déjà été importé. Que voulez-vous faire ?',
      update: 'Mettre à jour le parcours que vous avez : « {name} » ({organization})',
      updateHelp: 'Vous voyez ce qui change avant tout enregistrement. Dernière importation : {date}',
      another: 'Ajouter comme autre parcours',
      anotherHelp: 'Un nouveau parcours à côté de celui que vous avez, qui ne change pas.',
    },
    update: {
      title: 'Ce qui sera mis à jour',
      submit: 'Mettre à jour le brouillon',
      done: 'Le brouillon de « {name} » est à jour.',
      moved:
        'Quelqu’un d’autre a modifié ce parcours entre-temps ; rien n’a été mis à jour. Ce qui est affiché sous le fichier est maintenant à jour. Vérifiez-le, puis réessayez.',
      hasDraft:
        '{name} a enregistré un brouillon de ce parcours ({date}) qui n’est pas publié. La mise à jour part de ce brouillon.',
      review: 'Il faudra demander sa révision de nouveau.',
      changes: 'Ce qui est nouveau et ce qui change',
      lost: 'Vous avez modifié ceci, et le fichier le remplace',
      own: 'Ce que vous gardez',
      ownHelp:
        'Ceci diffère du fichier. Votre bannière, votre équipe soignante et les personnes qui lisent les réponses restent toujours les vôtres, tout comme ce que vous avez modifié depuis la dernière importation.',
      nothingOwn: 'Rien de ce qui vous est propre ne diffère du fichier.',
      mine: 'Garder le nôtre',
      theirs: 'Prendre celui du fichier',
      forms: 'Formulaires',
      unpublished:
        'Rien n’est publié. Publiez d’abord les formulaires, puis le parcours. Les personnes qui y participent gardent leur version.',
    },
    form: {
      isNew:
        'Nouveau formulaire : « {name} », {count} {{count:question|questions}}, comme brouillon avec la clé {key}.',
      label: 'Formulaire « {name} »',
      key: 'Un formulaire d’ici a la même clé : « {name} » ({key}).',
      title: 'Un formulaire d’ici a le même titre : « {name} » ({key}).',
      import: 'Il vient de la dernière importation : « {name} » ({key}).',
      isOwn: 'Vous l’avez modifié ici depuis.',
      use: 'Utiliser le formulaire existant',
      same: 'Il pose exactement les mêmes questions.',
      useHelp:
        'Il ne change pas. Les embranchements qui dépendent de questions absentes ne fonctionneront pas.',
      notPublished: 'Il n’est pas publié. Publiez-le avant le parcours.',
      replace: 'Le remplacer par celui du fichier',
      replaceHelp:
        'Celui du fichier devient le brouillon de ce formulaire. La version publiée reste en place jusqu’à ce que vous publiiez le brouillon.',
      replaceDraft: 'Le brouillon existant sera perdu.',
      losesDraft: 'Ses modifications non publiées seront perdues.',
      usedBy: '{count} {{count:parcours l’utilise|parcours l’utilisent}}.',
      copy: 'Créer une copie',
      copyHelp: 'Un nouveau formulaire avec la clé {key}. Le formulaire existant ne change pas.',
      onlyInFile: 'Seulement dans le fichier',
      onlyHere: 'Seulement dans le formulaire existant',
      different: 'Dans les deux, mais différentes',
      otherwise:
        'Les deux posent les mêmes questions. Les titres, les pages, les introductions ou les alertes diffèrent.',
    },
    places: {
      picture: 'L’image de bannière',
      file: 'Le fichier',
      journey: 'Le parcours',
      step: 'Étape {number}',
      form: 'Formulaire {number}',
      page: '{form}, page {number}',
      question: '{page}, question {number}',
      part: '{place}, {part}',
      problem: '{place} : {message}',
      more: 'Et {count} {{count:autre endroit|autres endroits}}.',
    },
  },
} satisfies Pick<TranslationOf<'journeyEditor'>, 'import'>
