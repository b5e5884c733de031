import type { BaseTranslation } from 'typesafe-i18n'

/** Words about importing a journey with its forms. */
export const importWords = {
  import: {
    title: 'What will be imported',
    checking: 'Checking the file...',
    notJson: "This isn't a valid JSON file. Look at line {line:number}.",
    tooLong: 'The file is too long. It can have up to 2,000,000 characters.',
    invalid: 'Nothing was imported. Correct these places in the file first:',
    failed: "We couldn't check the file. Please try again.",
    offline: "You're offline. Try again when you're connected.",
    notChecked: "Nothing was imported. Check what's shown under the file, then try again.",
    journey: 'A new journey with {count:number} {{count:step|steps}}, as a draft.',
    missing: "Forms that aren't in the file",
    missingForm: "{key:string}: there's no such form here. Choose another before you publish the journey.",
    missingHere: '“{name:string}” ({key:string}) is already here and will be used.',
    picture:
      'The banner picture stays in the media library it came from. Choose one of this organization before you publish the journey.',
    unpublished: 'Nothing is published. Publish the new forms first, then the journey.',
    done: '{done:string} Forms to publish: {count:number}.',
    exportFailed: "We couldn't load its forms, so nothing was exported. Please try again.",
    form: {
      isNew:
        'New form: “{name:string}”, {count:number} {{count:question|questions}}, as a draft with the key {key:string}.',
      label: 'Form “{name:string}”',
      key: 'A form here has the same key: “{name:string}” ({key:string}).',
      title: 'A form here has the same title: “{name:string}” ({key:string}).',
      use: 'Use the form that is here',
      same: 'It asks exactly the same.',
      useHelp: "Nothing changes in it. Branches on questions that it doesn't ask won't work.",
      notPublished: "It isn't published. Publish it before the journey.",
      replace: 'Replace it with the one from the file',
      replaceHelp:
        'It becomes the draft of that form. The published version stays until you publish the draft.',
      replaceDraft: 'The draft that is here will be lost.',
      losesDraft: 'Its unpublished changes will be lost.',
      usedBy: '{count:number} {{count:journey uses|journeys use}} it.',
      copy: 'Make a copy',
      copyHelp: 'A new form with the key {key:string}. The form that is here stays as it is.',
      onlyInFile: 'Only in the file',
      onlyHere: 'Only in the form that is here',
      different: 'In both, but different',
      otherwise: 'Both ask the same questions. Titles, pages, introductions or alerts differ.',
    },
    places: {
      file: 'The file',
      journey: 'The journey',
      step: 'Step {number:number}',
      form: 'Form {number:number}',
      page: '{form:string}, page {number:number}',
      question: '{page:string}, question {number:number}',
      part: '{place:string}, {part:string}',
      problem: '{place:string}: {message:string}',
      more: 'And {count:number} more {{count:place|places}}.',
    },
  },
} as const satisfies BaseTranslation
