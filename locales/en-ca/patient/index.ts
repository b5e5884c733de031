import type { BaseTranslation } from '../../i18n-types.ts'

const patient = {
  home: {
    title: 'Home',
    greeting: {
      morning: 'Good morning',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
      named: '{greeting:string}, {name:string}',
    },
    nextStep: 'Next step',
    todo: 'To do',
    newTasks: '{count:number} new {{task|tasks}}',
    seeAll: 'See all',
    allJourneys: 'See all your journeys',
    nothing: {
      title: 'Nothing to do right now',
      last: 'Last finished: {name:string} ({date:string})',
      later: 'We show the next step here when it is time for it.',
    },
    fresh: {
      title: 'Nothing to do yet',
      body: 'Your care team has not added a step for you yet. When they do, it shows here.',
    },
  },
  failed: {
    tasks: "We couldn't load what there is to do",
    done: "We couldn't load what is done",
    journeys: "We couldn't load your journeys",
  },
  /** `/patient` for somebody who belongs to no organization. */
  noOrganization: {
    title: 'Welcome',
    heading: 'You are not connected to a care team yet',
    body: 'Here you follow your care, one step at a time, together with your clinic or hospital.',
    invitation: 'Ask your care team for an invitation. They send it by email or text message.',
    open: 'Then open the link in the invitation on this device.',
  },
  task: {
    start: 'Start',
    continue: 'Continue',
    startNamed: 'Start: {name:string}',
    continueNamed: 'Continue: {name:string}',
    minutes: 'About {count:number} {{minute|minutes}}',
    draft: 'Draft saved {date:string}',
    open: 'To do',
    started: 'Started',
    done: 'Done',
    doneOn: 'Done on {date:string}',
    forWhom: 'For {name:string}',
  },
  due: {
    overdue: 'Overdue: it was due {when:string}',
    overdueSince: 'Overdue: it was due {date:string}',
    earlierToday: 'Overdue: it was due earlier today',
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    soon: 'Due {when:string}',
    later: 'Due {date:string}',
  },
  journeys: {
    title: 'Your journeys',
    ongoing: 'Current journeys',
    past: 'Past journeys',
    showing: 'Showing {from:number} to {to:number} of {total:number}',
    pages: 'Pages of journeys',
    previous: 'Previous page',
    next: 'Next page',
    missingPage: 'There is no such page, so here is the first one.',
    enrolledOn: 'Started {date:string}',
    finishedOn: 'Finished on {date:string}',
    openSteps: '{count:number} {{step|steps}} to do now',
    stepsDone: '{count:number} {{step|steps}} done',
    empty: {
      title: 'You have no journeys here yet',
      body: 'A journey guides you through your care, step by step. Your care team starts one for you.',
    },
    state: {
      active: 'In progress',
      enrolled: 'Waiting for the next step',
      pending: 'Not started yet',
      cancelled: 'Stopped',
      finished: 'Finished',
    },
  },
  journey: {
    title: 'Your journey',
    back: 'All your journeys',
    todo: 'To do',
    nothingTodo: 'Nothing to do right now. We show the next step here when it is time for it.',
    done: 'Done',
    latest: 'Showing the latest {shown:number} of {total:number}.',
    finishedTitle: 'You finished this journey',
    finishedBody: 'You finished it on {date:string}. Your answers stay here for you to read.',
    stopped: {
      title: 'This journey was stopped',
      body: 'There is nothing left to do. Your answers stay here for you to read.',
    },
    monitored: {
      title: 'Your care team reads your answers',
      body: 'They may not read them right away. In an emergency, call 911.',
    },
    notMonitored: {
      title: 'Nobody is watching your answers',
      body: 'If you are worried about your health, call your care team. In an emergency, call 911.',
    },
  },
  /** JOURNEY-01..06 */
  nextTask: {
    title: 'Your {journeyName:string} journey',
    about: 'Your care team set up this journey for you. It guides you through your care, one step at a time.',
    now: 'Here is your next step. You can do it now, or come back to it later from your home page.',
    list: 'Your next step',
    later: "I'll do this later",
    view: 'View task',
  },
} satisfies BaseTranslation

export default patient
