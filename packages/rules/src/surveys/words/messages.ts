// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "title_missing": "A survey needs a title",
  "open_missing": "With a close time a survey needs an open time",
  "close_missing": "With an open time a survey needs a close time",
  "close_not_after_open": "A survey closes after it opens",
  "prompts_missing": "A survey needs a prompt",
  "question_missing": "A prompt needs a question",
  "answers_missing": "A prompt needs an answer",
  "answer_text_missing": "An answer needs a text",
  "bad_image_address": "An image needs a whole address that begins with https://",
  "wrong_number_of_answers": {
    "by": "most",
    "one": "Only 1 can be chosen: there is no more than one answer",
    "other": "Between 1 and {most} can be chosen"
  },
  "too_many_prompts": "A survey has at most {most} prompts",
  "too_many_answers": "A prompt has at most {most} answers",
  "too_many_answers_in_all": "A survey has at most {most} answers in all",
  "title_too_long": "At most {most} characters",
  "description_too_long": "At most {most} characters",
  "question_too_long": "At most {most} characters",
  "answer_text_too_long": "At most {most} characters",
  "image_address_too_long": "At most {most} characters"
});
