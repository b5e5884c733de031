/**
 * Medical words that occur in health records, explained in our own plain words (docs/health-story.md). `words` are the forms of
 * a word, separated by `|`.
 */
export const glossary = {
  note: 'A plain-word explanation from this portal. Ask your care team what it means for you.',
  terms: {
    allergy: {
      words: 'allergy|allergies',
      means: 'When the body reacts strongly to something that is harmless to most people.',
    },
    anaphylaxis: {
      words: 'anaphylaxis|anaphylactic',
      means:
        'A severe allergic reaction that comes on fast and can make it hard to breathe. It is an emergency: call 911.',
    },
    hives: {
      words: 'hives',
      means: 'Raised, itchy spots on the skin, often from an allergy.',
    },
    asthma: {
      words: 'asthma',
      means: 'A lung condition in which the airways get narrow at times, so that breathing is hard.',
    },
    osteoarthritis: {
      words: 'osteoarthritis',
      means: 'Wear of a joint, which makes it sore and stiff.',
    },
    hypertension: {
      words: 'hypertension|high blood pressure',
      means: 'Blood pressure that stays too high over time. It strains the heart and blood vessels.',
    },
    bloodPressure: {
      words: 'blood pressure',
      means: 'How hard the blood pushes against the walls of the blood vessels. It has two numbers.',
    },
    systolic: {
      words: 'systolic',
      means: 'The upper number of a blood pressure: the pressure when the heart beats.',
    },
    diastolic: {
      words: 'diastolic',
      means: 'The lower number of a blood pressure: the pressure between two heartbeats.',
    },
    heartRate: {
      words: 'heart rate',
      means: 'How often the heart beats in a minute. It is also called the pulse.',
    },
    bloodSugar: {
      words: 'blood sugar|blood glucose|glucose',
      means: 'The amount of sugar in the blood. The body uses this sugar for energy.',
    },
    a1c: {
      words: 'A1C|HbA1c',
      means: 'A blood test that shows the average blood sugar of the last three months.',
    },
    type2Diabetes: {
      words: 'type 2 diabetes',
      means: "A condition in which the body doesn't use insulin well, so that blood sugar gets too high.",
    },
    diabetes: {
      words: 'diabetes',
      means: 'A condition in which there is too much sugar in the blood.',
    },
    insulin: {
      words: 'insulin',
      means: 'A hormone that moves sugar from the blood into the cells of the body.',
    },
    cholesterol: {
      words: 'cholesterol',
      means: 'A fat in the blood. Over time, too much of it can narrow the blood vessels.',
    },
    ldl: {
      words: 'LDL',
      means: 'The kind of cholesterol that can build up in the blood vessels. Lower is usually better.',
    },
    hdl: {
      words: 'HDL',
      means: 'The kind of cholesterol that helps to keep the blood vessels clear.',
    },
    triglycerides: {
      words: 'triglycerides',
      means: 'A fat in the blood that comes mostly from food.',
    },
    hemoglobin: {
      words: 'hemoglobin',
      means: 'The part of red blood cells that carries oxygen.',
    },
    anemia: {
      words: 'anemia',
      means: 'Too few red blood cells or too little hemoglobin, which can make you tired.',
    },
    ferritin: {
      words: 'ferritin',
      means: 'A blood test that shows how much iron the body has stored.',
    },
    creatinine: {
      words: 'creatinine',
      means: 'A waste product in the blood that shows how well the kidneys work.',
    },
    egfr: {
      words: 'eGFR|GFR',
      means: 'How much blood the kidneys clean in a minute. A low value means that they work less well.',
    },
    potassium: {
      words: 'potassium',
      means: 'A salt in the blood that the heart and muscles need.',
    },
    sodium: {
      words: 'sodium',
      means: 'A salt in the blood that keeps the water in the body in balance.',
    },
    tsh: {
      words: 'TSH',
      means: 'A blood test that shows how the thyroid works, a gland in the neck.',
    },
    inr: {
      words: 'INR',
      means: 'A blood test that shows how long the blood takes to clot.',
    },
    whiteBloodCells: {
      words: 'white blood cells|white blood cell count|leukocytes',
      means: 'Blood cells that fight infections.',
    },
    platelets: {
      words: 'platelets',
      means: 'Small blood cells that help to stop bleeding.',
    },
    atrialFibrillation: {
      words: 'atrial fibrillation',
      means: 'An irregular heartbeat, often fast. It can raise the risk of a stroke.',
    },
    heartFailure: {
      words: 'heart failure',
      means: "The heart doesn't pump as well as the body needs. It doesn't mean that it stops.",
    },
    heartAttack: {
      words: 'heart attack',
      means: 'A part of the heart gets no blood because a vessel is blocked.',
    },
    stroke: {
      words: 'stroke',
      means: 'A part of the brain gets no blood, because a vessel is blocked or bleeds.',
    },
    osteoporosis: {
      words: 'osteoporosis',
      means: 'Bones that have become thin and break more easily.',
    },
    glaucoma: {
      words: 'glaucoma',
      means: 'An eye disease, often with high pressure in the eye, that can damage sight.',
    },
    migraine: {
      words: 'migraine|migraines',
      means: 'A strong headache that comes back, often with nausea or trouble with light.',
    },
    chronic: {
      words: 'chronic',
      means: 'Lasting for a long time, often for life.',
    },
    acute: {
      words: 'acute',
      means: 'Starting suddenly and lasting a short time.',
    },
    pacemaker: {
      words: 'pacemaker',
      means: 'A small device under the skin that keeps the heart beating steadily.',
    },
    anticoagulant: {
      words: 'anticoagulant|anticoagulants|blood thinner|blood thinners',
      means: 'A medication that keeps blood clots from forming.',
    },
    inhaler: {
      words: 'inhaler|inhalers',
      means: 'A device with which you breathe a medication into your lungs.',
    },
    cesarean: {
      words: 'cesarean section|cesarean',
      means: 'An operation in which a baby is born through a cut in the belly.',
    },
    colonoscopy: {
      words: 'colonoscopy',
      means: 'A look inside the large bowel with a thin camera.',
    },
    jointReplacement: {
      words: 'joint replacement|hip replacement|knee replacement',
      means: 'An operation that puts a new joint in place of a worn one.',
    },
    dose: {
      words: 'dose|doses',
      means: 'The amount of a medication or vaccine that is taken at one time.',
    },
  },
} as const
