// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Survey */
  readonly survey: () => string;
  /** None yet */
  readonly noneYet: () => string;
  /** {count, plural, one {# survey} other {# surveys}} · none open now */
  readonly surveysNoneOpen: (values: { readonly count: number }) => string;
  /** {count, plural, one {# survey} other {# surveys}} · one open now, {people, plural, one {# person answered} other {# people answered}} */
  readonly surveysOneOpen: (values: { readonly count: number; readonly people: number }) => string;
  /** Edit */
  readonly editAction: () => string;
  /** Clone */
  readonly cloneAction: () => string;
  /** Filter */
  readonly keyFilter: () => string;
  /** Select the next survey */
  readonly keySelectNext: () => string;
  /** Select the one before */
  readonly keySelectPrevious: () => string;
  /** Add a survey */
  readonly keyAdd: () => string;
  /** Edit the selected survey */
  readonly keyEdit: () => string;
  /** Clone the selected survey */
  readonly keyClone: () => string;
  /** Surveys */
  readonly surveys: () => string;
  /** title or description */
  readonly titleOrDescription: () => string;
  /** No survey is called that */
  readonly noneFound: () => string;
  /** Try a part of its title or its description. */
  readonly noneFoundText: () => string;
  /** Selected survey */
  readonly selectedSurvey: () => string;
  /** Select a survey to see what it asks. */
  readonly selectHint: () => string;
  /** Opens */
  readonly opens: () => string;
  /** Closes */
  readonly closes: () => string;
  /** Answered */
  readonly answered: () => string;
  /** Created */
  readonly created: () => string;
  /** Modified */
  readonly modified: () => string;
  /** Results */
  readonly results: () => string;
  /** Prompts */
  readonly prompts: () => string;
  /** {count, plural, one {# prompt} other {# prompts}} */
  readonly promptCount: (values: { readonly count: number }) => string;
  /** the prompts */
  readonly whatPrompts: () => string;
  /** {taken} of {count, plural, one {# answer} other {# answers}} */
  readonly takesSome: (values: { readonly taken: string | number; readonly count: number }) => string;
  /** One of {count, plural, one {# answer} other {# answers}} */
  readonly oneOfAnswers: (values: { readonly count: number }) => string;
  /** Not set */
  readonly timeNotSetFact: () => string;
  /** {time} UTC */
  readonly timeUtc: (values: { readonly time: string | number }) => string;
  /** {count, plural, =0 {Nobody yet} one {# person} other {# people}} */
  readonly peopleAnswered: (values: { readonly count: number }) => string;
  /** What was answered */
  readonly resultsHint: () => string;
  /** Select a survey first */
  readonly selectFirst: () => string;
  /** Add (N) */
  readonly addHint: () => string;
  /** Add */
  readonly addAction: () => string;
  /** The surveys could not be loaded */
  readonly surveysFailed: () => string;
  /** No surveys yet */
  readonly noSurveysTitle: () => string;
  /** A survey asks everybody who plays Rocket League, one prompt after the other, between two times. */
  readonly noSurveysText: () => string;
  /** Write the first survey */
  readonly writeFirst: () => string;
  /** Loading the surveys */
  readonly surveysLoading: () => string;
  /** Title */
  readonly title: () => string;
  /** Description */
  readonly description: () => string;
  /** Open Date */
  readonly openDate: () => string;
  /** Close Date */
  readonly closeDate: () => string;
  /** Date Created */
  readonly dateCreated: () => string;
  /** Date Modified */
  readonly dateModified: () => string;
  /** State */
  readonly state: () => string;
  /** Open */
  readonly stateOpen: () => string;
  /** Planned */
  readonly statePlanned: () => string;
  /** Closed */
  readonly stateClosed: () => string;
  /** No dates */
  readonly stateNoDates: () => string;
  /** There is no such survey */
  readonly surveyGone: () => string;
  /** It may have had another address. */
  readonly surveyGoneText: () => string;
  /** Back to the list */
  readonly backToList: () => string;
  /** The survey could not be loaded */
  readonly surveyFailed: () => string;
  /** Survey · Callshot */
  readonly editorPageTitle: () => string;
  /** New survey */
  readonly newSurvey: () => string;
  /** Go to the next problem */
  readonly keyNextProblem: () => string;
  /** Preview and results */
  readonly sideLabel: () => string;
  /** What is shown beside the prompt */
  readonly sideChoice: () => string;
  /** Preview */
  readonly preview: () => string;
  /** Move the prompt, or the answer, up */
  readonly keyMoveUp: () => string;
  /** Move the prompt, or the answer, down */
  readonly keyMoveDown: () => string;
  /** Remove the selected prompt, in the list of prompts */
  readonly keyRemovePrompt: () => string;
  /** {count, plural, one {# problem, shown beside its field. F8 goes there.} other {# problems, each shown beside its field. F8 goes to the next.}} */
  readonly problemsBeside: (values: { readonly count: number }) => string;
  /** {count} of {most} */
  readonly charactersOf: (values: { readonly count: string | number; readonly most: string | number }) => string;
  /** Opens (UTC) */
  readonly opensUtc: () => string;
  /** Closes (UTC) */
  readonly closesUtc: () => string;
  /** Without times it is saved, but nobody is asked. */
  readonly withoutTimes: () => string;
  /** drag, or Alt ↑ ↓ */
  readonly promptsDragHint: () => string;
  /** Prompt */
  readonly addPromptAction: () => string;
  /** Remove the selected prompt (Delete) */
  readonly removePromptHint: () => string;
  /** Remove */
  readonly removeAction: () => string;
  /** Prompts in their order */
  readonly promptsInOrder: () => string;
  /** Without a question */
  readonly withoutQuestion: () => string;
  /** Saving deletes {answers, plural, one {# answer} other {# answers}} to {prompts, plural, one {# removed prompt} other {# removed prompts}}. Undo brings {prompts, plural, one {it} other {them}} back. */
  readonly lostPrompts: (values: { readonly answers: number; readonly prompts: number }) => string;
  /** No answers yet */
  readonly noAnswers: () => string;
  /** {count, plural, one {# problem} other {# problems}} */
  readonly problemCount: (values: { readonly count: number }) => string;
  /** One answer · {count, plural, one {# answer} other {# answers}} */
  readonly takesOne: (values: { readonly count: number }) => string;
  /** A prompt has at most {most} answers. */
  readonly promptFull: (values: { readonly most: string | number }) => string;
  /** Prompt {number} */
  readonly promptNumber: (values: { readonly number: string | number }) => string;
  /** Question, prompt {number} */
  readonly questionOfPrompt: (values: { readonly number: string | number }) => string;
  /** Multiselect */
  readonly multiselect: () => string;
  /** Number of answers */
  readonly numberOfAnswers: () => string;
  /** Answers, text and image */
  readonly answersHeading: () => string;
  /** Image by https address or dropped file, at most 2 MB */
  readonly answersHint: () => string;
  /** No answers yet. Add the first one, or paste a list of them. */
  readonly noAnswersText: () => string;
  /** Answers in their order */
  readonly answersInOrder: () => string;
  /** Answer {number} */
  readonly answerNumber: (values: { readonly number: string | number }) => string;
  /** Removed answers */
  readonly removedAnswers: () => string;
  /** Fewer are taken than before: saving deletes {count, plural, one {# answer} other {# answers}} to this prompt. */
  readonly lostByNumber: (values: { readonly count: number }) => string;
  /** Saving deletes {count, plural, one {# answer} other {# answers}} for {answers}. */
  readonly lostAnswers: (values: { readonly count: number; readonly answers: string | number }) => string;
  /** Answer */
  readonly addAnswerAction: () => string;
  /** Paste a list */
  readonly pasteList: () => string;
  /** Move answer {number} */
  readonly moveAnswer: (values: { readonly number: string | number }) => string;
  /** Drag, or Alt ↑ ↓ */
  readonly dragHint: () => string;
  /** Answer {number}, text */
  readonly answerTextLabel: (values: { readonly number: string | number }) => string;
  /** Text */
  readonly text: () => string;
  /** Image kept */
  readonly imageKept: () => string;
  /** Remove the image of answer {number} */
  readonly removeImageOf: (values: { readonly number: string | number }) => string;
  /** Remove the image */
  readonly removeImage: () => string;
  /** Answer {number}, image address */
  readonly answerImageLabel: (values: { readonly number: string | number }) => string;
  /** Paste address or drop a file */
  readonly imagePlaceholder: () => string;
  /** Choose a file */
  readonly chooseFile: () => string;
  /** Upload the image of answer {number} */
  readonly uploadImageOf: (values: { readonly number: string | number }) => string;
  /** new */
  readonly answerNew: () => string;
  /** {count, number} chose */
  readonly chose: (values: { readonly count: number }) => string;
  /** Remove answer {number} */
  readonly removeAnswer: (values: { readonly number: string | number }) => string;
  /** Removed: */
  readonly removedMark: () => string;
  /** Keep {text} */
  readonly keepAnswer: (values: { readonly text: string | number }) => string;
  /** Keep it */
  readonly keepIt: () => string;
  /** Delete {count, plural, one {# answer} other {# answers}}? */
  readonly deleteAnswersTitle: (values: { readonly count: number }) => string;
  /** Keep editing */
  readonly keepEditing: () => string;
  /** Save and delete them */
  readonly saveAndDelete: () => string;
  /** The answers you removed were chosen {answers, plural, one {# time} other {# times}} by {people, plural, one {# person} other {# people}}. Saving deletes these choices for good. */
  readonly answersGoText: (values: { readonly answers: number; readonly people: number }) => string;
  /** {count, plural, one {# line} other {# lines}} too many: a prompt has at most {most} answers. */
  readonly linesTooMany: (values: { readonly count: number; readonly most: string | number }) => string;
  /** An answer has at most {most} characters. */
  readonly answerTooLong: (values: { readonly most: string | number }) => string;
  /** Add answers */
  readonly addAnswers: () => string;
  /** Add {count, plural, one {# answer} other {# answers}} */
  readonly addCount: (values: { readonly count: number }) => string;
  /** Cancel */
  readonly cancel: () => string;
  /** Answers, one a line */
  readonly answersOneALine: () => string;
  /** {prompt} of {count} */
  readonly promptOf: (values: { readonly prompt: string | number; readonly count: string | number }) => string;
  /** BACK */
  readonly previewBack: () => string;
  /** Players send their answers here */
  readonly submitHint: () => string;
  /** SUBMIT */
  readonly previewSubmit: () => string;
  /** NEXT */
  readonly previewNext: () => string;
  /** “{survey}” is open then: {from} to {to}, UTC. */
  readonly openThen: (values: { readonly survey: string | number; readonly from: string | number; readonly to: string | number }) => string;
  /** not set */
  readonly timeNotSet: () => string;
  /** {prompt}, takes */
  readonly differenceTakes: (values: { readonly prompt: string | number }) => string;
  /** {count}, multiselect */
  readonly differenceMultiselect: (values: { readonly count: string | number }) => string;
  /** {prompt}, answer {number} */
  readonly differenceAnswer: (values: { readonly prompt: string | number; readonly number: string | number }) => string;
  /** Written in */
  readonly differenceLanguage: () => string;
  /** {what}, in {language} */
  readonly differenceIn: (values: { readonly what: string | number; readonly language: string | number }) => string;
  /** An empty text is shown in {language}. */
  readonly translationHint: (values: { readonly language: string | number }) => string;
  /** {answer} (with an image) */
  readonly differenceImage: (values: { readonly answer: string | number }) => string;
  /** A survey keeps its last prompt. */
  readonly keepsLastPrompt: () => string;
  /** The first prompt is not removed. Move another one above it, then it can be. */
  readonly keepsFirstPrompt: () => string;
  /** New Prompt */
  readonly newPrompt: () => string;
  /** Your earlier save went through. Save again for what is new. */
  readonly earlierSaved: () => string;
  /** Survey Saved! */
  readonly surveySaved: () => string;
  /** Over time */
  readonly overTime: () => string;
  /** by the day, in UTC */
  readonly byDay: () => string;
  /** Answer */
  readonly answer: () => string;
  /** Day */
  readonly day: () => string;
  /** Respondents */
  readonly respondents: () => string;
  /** Chose it */
  readonly choseIt: () => string;
  /** That day */
  readonly thatDay: () => string;
  /** So far */
  readonly soFar: () => string;
  /** Percent */
  readonly percent: () => string;
  /** Picks */
  readonly picks: () => string;
  /** Show its days */
  readonly showDays: () => string;
  /** most chosen */
  readonly mostChosen: () => string;
  /** Prompt */
  readonly prompt: () => string;
  /** Day (UTC) */
  readonly dayUtc: () => string;
  /** survey */
  readonly fileFallback: () => string;
  /** Survey results · Callshot */
  readonly resultsPageTitle: () => string;
  /** The results could not be loaded */
  readonly resultsFailed: () => string;
  /** Nobody has answered yet */
  readonly resultsNone: () => string;
  /** days */
  readonly fileDays: () => string;
  /** CSV, days */
  readonly csvDays: () => string;
  /** answers */
  readonly fileAnswers: () => string;
  /** CSV, answers */
  readonly csvAnswers: () => string;
  /** Answers are counted here as they come in. */
  readonly resultsNoneText: () => string;
  /** {count} each */
  readonly answersEach: (values: { readonly count: string | number }) => string;
  /** one each */
  readonly oneEach: () => string;
  /** the results */
  readonly whatResults: () => string;
  /** This prompt is not saved yet. */
  readonly promptNotSaved: () => string;
  /** All results */
  readonly allResults: () => string;
  /** {count, plural, =0 {Nobody has answered yet.} one {# person answered.} other {# people answered.}} */
  readonly answeredSentence: (values: { readonly count: number }) => string;
};
