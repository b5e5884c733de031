/**
 * Medical words that occur in health records, explained in our own plain words (docs/health-story.md). `words` are the forms of
 * a word, separated by `|`.
 */
export const glossary = {
  note: 'Explication de ce portail, en mots simples. Demandez à votre équipe de soins ce que cela veut dire pour vous.',
  terms: {
    allergy: {
      words: 'allergie|allergies',
      means: 'Réaction forte du corps à quelque chose d’inoffensif pour la plupart des gens.',
    },
    anaphylaxis: {
      words: 'anaphylaxie|anaphylactique',
      means:
        'Réaction allergique grave et rapide, qui peut empêcher de respirer. C’est une urgence : composez le 911.',
    },
    hives: {
      words: 'urticaire',
      means: 'Plaques enflées sur la peau, qui piquent, souvent à cause d’une allergie.',
    },
    asthma: {
      words: 'asthme',
      means:
        'Maladie des poumons : par moments, les voies respiratoires se resserrent et respirer devient difficile.',
    },
    osteoarthritis: {
      words: 'arthrose',
      means: 'Usure d’une articulation, qui devient douloureuse et raide.',
    },
    hypertension: {
      words: 'hypertension|haute pression|haute tension',
      means: 'Tension artérielle qui reste trop élevée. Elle fatigue le cœur et les vaisseaux.',
    },
    bloodPressure: {
      words: 'tension artérielle',
      means: 'Force avec laquelle le sang pousse sur les parois des vaisseaux. Elle a deux chiffres.',
    },
    systolic: {
      words: 'systolique',
      means: 'Chiffre supérieur de la tension artérielle : la pression quand le cœur se contracte.',
    },
    diastolic: {
      words: 'diastolique',
      means: 'Chiffre inférieur de la tension artérielle : la pression entre deux battements.',
    },
    heartRate: {
      words: 'fréquence cardiaque',
      means: 'Nombre de battements du cœur en une minute. On dit aussi le pouls.',
    },
    bloodSugar: {
      words: 'glycémie|glucose',
      means: 'Quantité de sucre dans le sang. Le corps tire son énergie de ce sucre.',
    },
    a1c: {
      words: 'A1C|HbA1c',
      means: 'Analyse de sang qui montre la moyenne de la glycémie des trois derniers mois.',
    },
    type2Diabetes: {
      words: 'diabète de type 2',
      means: 'Maladie dans laquelle le corps utilise mal l’insuline, ce qui fait monter la glycémie.',
    },
    diabetes: {
      words: 'diabète',
      means: 'Maladie dans laquelle il y a trop de sucre dans le sang.',
    },
    insulin: {
      words: 'insuline',
      means: 'Hormone qui fait passer le sucre du sang aux cellules du corps.',
    },
    cholesterol: {
      words: 'cholestérol',
      means: 'Gras dans le sang. Avec le temps, un excès peut resserrer les vaisseaux.',
    },
    ldl: {
      words: 'LDL',
      means:
        'Sorte de cholestérol qui peut s’accumuler dans les vaisseaux. Plus il est bas, mieux c’est en général.',
    },
    hdl: {
      words: 'HDL',
      means: 'Sorte de cholestérol qui aide à garder les vaisseaux dégagés.',
    },
    triglycerides: {
      words: 'triglycérides',
      means: 'Gras dans le sang, qui vient surtout des aliments.',
    },
    hemoglobin: {
      words: 'hémoglobine',
      means: 'Partie des globules rouges qui transporte l’oxygène.',
    },
    anemia: {
      words: 'anémie',
      means: 'Manque de globules rouges ou d’hémoglobine, qui peut causer de la fatigue.',
    },
    ferritin: {
      words: 'ferritine',
      means: 'Analyse de sang qui montre les réserves de fer du corps.',
    },
    creatinine: {
      words: 'créatinine',
      means: 'Déchet dans le sang qui montre si les reins fonctionnent bien.',
    },
    egfr: {
      words: 'DFGe|DFG|débit de filtration glomérulaire',
      means:
        'Quantité de sang que les reins nettoient en une minute. Une valeur basse veut dire qu’ils fonctionnent moins bien.',
    },
    potassium: {
      words: 'potassium',
      means: 'Sel du sang dont le cœur et les muscles ont besoin.',
    },
    sodium: {
      words: 'sodium',
      means: 'Sel du sang qui équilibre l’eau dans le corps.',
    },
    tsh: {
      words: 'TSH',
      means: 'Analyse de sang qui montre comment fonctionne la thyroïde, une glande du cou.',
    },
    inr: {
      words: 'INR|RNI',
      means: 'Analyse de sang qui montre en combien de temps le sang coagule.',
    },
    whiteBloodCells: {
      words: 'globules blancs|leucocytes',
      means: 'Cellules du sang qui combattent les infections.',
    },
    platelets: {
      words: 'plaquettes',
      means: 'Petites cellules du sang qui aident à arrêter les saignements.',
    },
    atrialFibrillation: {
      words: 'fibrillation auriculaire',
      means: 'Battement de cœur irrégulier, souvent rapide. Il peut augmenter le risque d’AVC.',
    },
    heartFailure: {
      words: 'insuffisance cardiaque',
      means:
        'Le cœur ne pompe pas aussi bien que le corps en a besoin. Cela ne veut pas dire qu’il s’arrête.',
    },
    heartAttack: {
      words: 'crise cardiaque|infarctus',
      means: 'Une partie du cœur ne reçoit plus de sang parce qu’un vaisseau est bouché.',
    },
    stroke: {
      words: 'AVC|accident vasculaire cérébral',
      means: 'Une partie du cerveau ne reçoit plus de sang, parce qu’un vaisseau est bouché ou saigne.',
    },
    osteoporosis: {
      words: 'ostéoporose',
      means: 'Os devenus plus minces, qui se cassent plus facilement.',
    },
    glaucoma: {
      words: 'glaucome',
      means: 'Maladie de l’œil, souvent avec une pression élevée, qui peut abîmer la vue.',
    },
    migraine: {
      words: 'migraine|migraines',
      means: 'Fort mal de tête qui revient, souvent avec des nausées ou une gêne à la lumière.',
    },
    chronic: {
      words: 'chronique',
      means: 'Qui dure longtemps, souvent toute la vie.',
    },
    acute: {
      words: 'aigu|aiguë',
      means: 'Qui commence soudainement et dure peu de temps.',
    },
    pacemaker: {
      words: 'stimulateur cardiaque',
      means: 'Petit appareil sous la peau qui garde le cœur à un rythme régulier.',
    },
    anticoagulant: {
      words: 'anticoagulant|anticoagulants',
      means: 'Médicament qui empêche la formation de caillots de sang.',
    },
    inhaler: {
      words: 'inhalateur|inhalateurs',
      means: 'Appareil qui permet de respirer un médicament jusque dans les poumons.',
    },
    cesarean: {
      words: 'césarienne',
      means: 'Opération par laquelle un bébé naît par une coupure dans le ventre.',
    },
    colonoscopy: {
      words: 'coloscopie|colonoscopie',
      means: 'Examen de l’intérieur du gros intestin avec une caméra mince.',
    },
    jointReplacement: {
      words: 'remplacement articulaire|arthroplastie',
      means: 'Opération qui remplace une articulation usée par une articulation artificielle.',
    },
    dose: {
      words: 'dose|doses',
      means: 'Quantité d’un médicament ou d’un vaccin prise en une fois.',
    },
  },
}
