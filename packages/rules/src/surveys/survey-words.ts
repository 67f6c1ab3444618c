import type { SurveyProblem } from './check-survey.ts';

/** A problem of a survey in words; what it is about stands in its path. */
export function wordsOfSurvey(problem: SurveyProblem): string {
  switch (problem.code) {
    case 'title_missing':
      return 'A survey needs a title';
    case 'open_missing':
      return 'With a close time a survey needs an open time';
    case 'close_missing':
      return 'With an open time a survey needs a close time';
    case 'close_not_after_open':
      return 'A survey closes after it opens';
    case 'prompts_missing':
      return 'A survey needs a prompt';
    case 'question_missing':
      return 'A prompt needs a question';
    case 'answers_missing':
      return 'A prompt needs an answer';
    case 'answer_text_missing':
      return 'An answer needs a text';
    case 'bad_image_address':
      return 'An image needs a whole address that begins with https://';
    case 'wrong_number_of_answers':
      return problem.most === 1
        ? 'Only 1 can be chosen: there is no more than one answer'
        : `Between 1 and ${problem.most} can be chosen`;
    case 'too_many_prompts':
      return `A survey has at most ${problem.most} prompts`;
    case 'too_many_answers':
      return `A prompt has at most ${problem.most} answers`;
    case 'too_many_answers_in_all':
      return `A survey has at most ${problem.most} answers in all`;
    case 'title_too_long':
    case 'description_too_long':
    case 'question_too_long':
    case 'answer_text_too_long':
    case 'image_address_too_long':
      return `At most ${problem.most} characters`;
  }
}
