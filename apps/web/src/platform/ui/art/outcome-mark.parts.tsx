import { OutcomeMark } from './outcome-mark.tsx';

export const states = {
  correct: <OutcomeMark outcome="correct" />,
  wrong: <OutcomeMark outcome="wrong" />,
  pending: <OutcomeMark outcome="pending" />,
  void: <OutcomeMark outcome="void" />,
};
